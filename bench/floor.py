#!/usr/bin/env python3
"""`weft generate` end to end against its floor, in turns, on one core and on two.

    python bench/floor.py [--weft build/bench/weft] [--floor build/bench/bench/floor] [-n 10000]

End to end is both devices, forward and adjoint, jsonl.zst. The floor is what no generator of the same
text can do without: compressing and writing the very same bytes with the same threads, zstd and
level, from memory. The two take turns, so that a busy machine slows both; figures are medians.

-jN has N threads that make rows and one more that checksums and writes them; so that one core is one
core, both programs are held to N.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def held_to(jobs):
    cores = sorted(os.sched_getaffinity(0))[:jobs]
    return lambda: os.sched_setaffinity(0, cores)


def generate(weft, n, jobs, folder) -> float:
    shutil.rmtree(folder, ignore_errors=True)
    start = time.perf_counter()
    subprocess.run([weft, "generate", "--quiet", "--full", "--rows-per-shard", "10000", "-n", str(n), "-j", str(jobs), "--format", "jsonl.zst",
                    "-o", folder], check=True, preexec_fn=held_to(jobs))
    return time.perf_counter() - start


def floor(program, jobs, output, shards) -> dict:
    run = subprocess.run([program, str(jobs), output, *shards], stdout=subprocess.PIPE, check=True, text=True,
                         preexec_fn=held_to(jobs))
    return json.loads(run.stdout)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--weft", default=ROOT / "build/bench/weft")
    parser.add_argument("--floor", default=ROOT / "build/bench/bench/floor")
    parser.add_argument("-n", type=int, default=10000, help="rows; their text is held in memory")
    parser.add_argument("--turns", type=int, default=5)
    options = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="weft_floor_"))
    try:
        subprocess.run([options.weft, "generate", "--quiet", "--full", "--rows-per-shard", "10000", "-n", str(options.n), "--format", "jsonl",
                        "-o", folder / "text"], check=True)
        shards = sorted((folder / "text" / "data").glob("*.jsonl"))
        seconds = {}
        for jobs in (1, 2):
            ours, floors = [], []
            for _ in range(options.turns):
                ours.append(generate(options.weft, options.n, jobs, folder / "rows"))
                result = floor(options.floor, jobs, folder / "floor.zst", shards)
                floors.append(result["seconds"])
            seconds[jobs] = statistics.median(ours)
            ratios = [a / b for a, b in zip(ours, floors)]
            text = result["text_bytes"]
            print(f"-j{jobs}: {options.n / seconds[jobs]:.0f} rows/s, {text / seconds[jobs] / 1e6:.0f} MB/s of text; "
                  f"floor {text / statistics.median(floors) / 1e6:.0f} MB/s; "
                  f"ratio {statistics.median(ratios):.2f} (turns: {', '.join(f'{r:.2f}' for r in ratios)})")
        compressed = sum(path.stat().st_size for path in (folder / "rows" / "data").iterdir())
        print(f"mean row: {text / options.n / 1e3:.1f} kB of text, {compressed / options.n / 1e3:.1f} kB compressed")
        print(f"two cores against one: {seconds[1] / seconds[2]:.2f} times the rows "
              f"(cores here: {len(os.sched_getaffinity(0))})")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
