#!/usr/bin/env python3
"""2,000 rows (fewer as harness.some says), as many of each category: the evaluator's arrays after the launch are bit for bit those of
the pinned Warp's CPU device (fuse_fp off, the elementary functions of this machine's C library).

WEFT_EVAL_ROWS, WEFT_EVAL_SEED and WEFT_EVAL_CATEGORIES change how many rows and which; WEFT_EVAL_DATASET names a folder whose
rows are compared instead.
"""
import collections
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "support"))
import harness  # noqa: E402

ROWS = int(os.environ.get("WEFT_EVAL_ROWS", harness.some(2000)))
SEED = os.environ.get("WEFT_EVAL_SEED", "61")
CATEGORIES = os.environ.get("WEFT_EVAL_CATEGORIES") or harness.evaluated_categories()
DATASET = os.environ.get("WEFT_EVAL_DATASET")
BATCH = 100  # rows of a module: what Warp takes for any module, it takes once for them


def run_batch(rows, folder, script="eval_rows.py"):
    """(row, mark, what) of what the script prints: "=" the same, "!" or "#" another result, "~" not compared."""
    folder.mkdir()
    path = folder / "rows.jsonl"
    path.write_text("".join(json.dumps(r) + "\n" for r in rows))
    out, first = [], 0
    while first < len(rows):
        # -u: what kernels print and what the script prints stay in order.
        command = [sys.executable, "-u", HERE / script, path, folder, str(first)]
        done = subprocess.run([str(c) for c in command], capture_output=True, text=True, timeout=1200)
        started = False  # before that Warp may print something
        for line in done.stdout.splitlines():
            started = started or line.startswith("@")
            if started and line[:1] in "=!#~" and first < len(rows):
                out.append((rows[first], line[0], line[2:]))
                first += 1
        if first < len(rows):
            out.append((rows[first], "!", f"died ({done.returncode}): {done.stderr[-400:]}"))
            first += 1
    return out


def made_rows(folder, count, seed):
    """The first rows of CATEGORIES."""
    weft = os.environ.get("WEFT_BIN", "build/dev/weft")
    made = Path(DATASET or folder / "rows")
    if not DATASET:
        subprocess.run([weft, "generate", "-q", "--adjoints", "all", "--format", "jsonl", "-n", str(count), "-s", seed, "-c", CATEGORIES, "-d", "cpu", "--cases", "0", "--rows-per-shard",
                        "1000000", "-o", made], check=True)
    rows = [json.loads(line) for line in next((made / "data").glob("*.jsonl")).open()]
    return [{k: row[k] for k in ("index", "category", "python_source", "metadata")} for row in rows]


def batches_of(rows):
    return [rows[at : at + BATCH] for at in range(0, len(rows), BATCH)]


def main():
    if importlib.util.find_spec("warp") is None:
        print("skipped: warp-lang is not installed")
        print("0 passed, 0 failed, 1 skipped")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        rows = made_rows(folder, ROWS, SEED)
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            done = list(pool.map(lambda b: run_batch(b[1], folder / f"batch{b[0]}"), enumerate(batches_of(rows))))
    marks = collections.Counter()
    refused = collections.Counter()
    for row, mark, what in (r for batch in done for r in batch):
        marks[mark] += 1
        if mark == "!":
            print(f"row {row['index']} ({row['category']}, seed {SEED}): {what}")
        if mark == "~":
            refused[what.split(": ", 1)[-1]] += 1
    for what, count in refused.most_common():
        print(f"not evaluated, {count} rows: {what}")
    print(f"{marks['=']} passed, {marks['!'] + marks['~']} failed")
    return 1 if marks["!"] or marks["~"] else 0


if __name__ == "__main__":
    sys.exit(main())
