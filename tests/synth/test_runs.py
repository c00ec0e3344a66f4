#!/usr/bin/env python3
"""2,000 rows (fewer as harness.some says), as many of each category, on the pinned Warp's CPU device, forward and adjoint.

Warp's bounds checks are on and refuse negative indices, arrays lie inside guarded buffers, every
output and gradient is finite, and outputs do not depend on the order in which threads run. Rows run in
child processes, many in one module because that compiles sooner; a child that dies names its row.
WEFT_RUN_ROWS, WEFT_RUN_SEED, WEFT_RUN_BATCH and WEFT_RUN_CATEGORIES change how many rows, how many at once and which; WEFT_RUN_DATASET names a folder whose rows
run instead.
"""
import importlib.util
import json
import os
import queue
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "support"))
import harness  # noqa: E402

ROWS = int(os.environ.get("WEFT_RUN_ROWS", harness.some(2000)))
SEED = os.environ.get("WEFT_RUN_SEED", "42")
CATEGORIES = os.environ.get("WEFT_RUN_CATEGORIES") or harness.every_category()
DATASET = os.environ.get("WEFT_RUN_DATASET")
BATCH = int(os.environ.get("WEFT_RUN_BATCH", 100))  # rows of a module: what Warp takes for any module, it takes once for them
SECONDS = int(os.environ.get("WEFT_RUN_SECONDS", 1200))  # of a batch
# Of single rows: how many are to come to their end. Those that run over the time are said, and others take their place.
WANTED = int(os.environ.get("WEFT_RUN_WANTED", 0))


class Tally:
    def __init__(self):
        self.lock = threading.Lock()
        self.passed = self.permuted = 0
        self.failed = []
        self.late = []

    def is_enough(self):
        return WANTED and self.passed + len(self.failed) >= WANTED

    def fail(self, row, why):
        with self.lock:
            self.failed.append((row["index"], row["category"], why))


def run_batch(rows, folder, tally):
    """Runs a batch; when a child dies the rest of the batch goes on in another."""
    folder.mkdir()
    path = folder / "rows.jsonl"
    path.write_text("".join(json.dumps(r) + "\n" for r in rows))
    first = 0
    while first < len(rows):
        # -u: what kernels print and what the script prints stay in order.
        command = [sys.executable, "-u", HERE / "run_rows.py", path, folder, str(first)]
        try:
            done = subprocess.run([str(c) for c in command], capture_output=True, text=True, timeout=SECONDS)
        except subprocess.TimeoutExpired as e:
            if WANTED:
                tally.late += rows
                return
            done = subprocess.CompletedProcess(e.cmd, 124, (e.stdout or b"").decode(), f"ran over {SECONDS} s")
        at = None
        for line in done.stdout.splitlines():
            if line.startswith("@ "):
                at = int(line[2:])
            elif line.startswith("= ") and at is not None:
                tally.passed += 1
                tally.permuted += line == "= permuted"
                first = at + 1
            elif line.startswith("! ") and at is not None:
                tally.fail(rows[at], line[2:])
                first = at + 1
        if first == len(rows):
            return
        died = f"died ({done.returncode}): {done.stderr[-400:]}"
        if at is None and len(rows) > 1:  # the module as a whole: each row by itself
            for n, row in enumerate(rows):
                run_batch([row], folder / str(n), tally)
            return
        tally.fail(rows[first], died)
        first += 1


def main():
    weft = os.environ.get("WEFT_BIN", "build/dev/weft")
    if importlib.util.find_spec("warp") is None:
        print("skipped: warp-lang is not installed")
        print("0 passed, 0 failed, 1 skipped")
        return 0
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        made = Path(DATASET or folder / "rows")
        if not DATASET:
            subprocess.run([weft, "generate", "-q", "--adjoints", "all", "--format", "jsonl", "-n", str(ROWS), "-s", SEED, "-c", CATEGORIES, "-d", "cpu", "--cases", "0", "--rows-per-shard",
                            "1000000", "-o", made], check=True)
        rows = []
        for line in next((made / "data").glob("*.jsonl")).open():
            row = json.loads(line)
            rows.append({k: row[k] for k in ("index", "category", "kernel_name", "python_source", "metadata")})
        work = queue.SimpleQueue()
        for at in range(0, len(rows), BATCH):
            work.put((at, rows[at : at + BATCH]))

        def worker():
            while not tally.is_enough():
                try:
                    at, batch = work.get_nowait()
                except queue.Empty:
                    return
                started = time.monotonic()
                run_batch(batch, folder / f"batch{at}", tally)
                if BATCH == 1:  # rows that take long
                    print(f"row {batch[0]['index']} ({batch[0]['category']}): {time.monotonic() - started:.0f} s", flush=True)

        threads = [threading.Thread(target=worker) for _ in range(os.cpu_count() or 1)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
    for index, category, why in sorted(tally.failed):
        print(f"row {index} ({category}, seed {SEED}): {why}")
    for row in tally.late:
        print(f"row {row['index']} ({row['category']}, seed {SEED}) ran over {SECONDS} s")
    print(f"{tally.passed} rows ran, {tally.permuted} of them in other orders of threads too")
    missing = max(0, WANTED - tally.passed - len(tally.failed))
    print(f"{tally.passed} passed, {len(tally.failed) + missing} failed")
    return 1 if tally.failed or missing else 0


if __name__ == "__main__":
    sys.exit(main())
