#!/usr/bin/env python3
"""Peak memory of `weft generate`, both devices, jsonl.zst, on all cores.

    python bench/memory.py [--weft build/bench/weft] [ROWS...]      default: 100000

1,000,000 rows take some gigabytes of disk, which are checked for first and freed afterwards.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ROOM_PER_ROW = 25_000  # bytes compressed, with plenty to spare


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--weft", default=ROOT / "build/bench/weft")
    parser.add_argument("--folder", help="where the rows go for a while (default: the temporary folder)")
    parser.add_argument("rows", type=int, nargs="*", default=[100_000])
    options = parser.parse_args()
    for rows in options.rows:
        folder = Path(tempfile.mkdtemp(prefix="weft_memory_", dir=options.folder))
        try:
            free = shutil.disk_usage(folder).free
            if free < rows * ROOM_PER_ROW:
                print(f"{rows} rows: not run, {free / 1e9:.0f} GB are free in {folder} and up to "
                      f"{rows * ROOM_PER_ROW / 1e9:.0f} GB may be needed")
                continue
            start = time.perf_counter()
            run = subprocess.Popen([options.weft, "generate", "--quiet", "--full", "-n", str(rows), "--format", "jsonl.zst",
                                    "-o", folder / "rows"])
            _, status, usage = os.wait4(run.pid, 0)
            seconds = time.perf_counter() - start
            if status != 0:
                print(f"{rows} rows: failed")
                return 1
            size = sum(path.stat().st_size for path in (folder / "rows" / "data").iterdir())
            print(f"{rows} rows: peak {usage.ru_maxrss / 1000:.0f} MB, {seconds:.0f} s, "
                  f"{rows / seconds:.0f} rows/s, {size / 1e9:.2f} GB on disk", flush=True)
        finally:
            shutil.rmtree(folder, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
