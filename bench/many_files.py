#!/usr/bin/env python3
"""What many files cost, apart from their rows: a set of FILES shards, and its parts, of rows that cost next to nothing.

    python bench/many_files.py [--weft build/dev/weft_with_fake_rows] [FILES...]      default: 100000

Each shard has one row, so that generate, verify, extend and merge spend their time on files, journal and manifest. As many
files as 1,000,000,000 rows have in shards of 2,000 are 500000.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def measured(*command) -> str:
    start = time.perf_counter()
    run = subprocess.Popen([str(c) for c in command], stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(run.pid, 0)
    if status:
        raise SystemExit(f"{' '.join(map(str, command))} failed")
    return f"{time.perf_counter() - start:.1f} s, {usage.ru_maxrss / 1000:.0f} MB"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--weft", default=ROOT / "build/dev/weft_with_fake_rows")
    parser.add_argument("--folder", help="where the files go for a while (default: the temporary folder)")
    parser.add_argument("files", type=int, nargs="*", default=[100_000])
    options = parser.parse_args()
    for files in options.files:
        folder = Path(tempfile.mkdtemp(prefix="weft_files_", dir=options.folder))
        rows = ["generate", "-q", "--format", "jsonl", "--rows-per-shard", 1, "--cases", 0]
        try:
            print(f"{files} files, time and peak memory:")
            print("  generate", measured(options.weft, *rows, "-n", files, "-o", folder / "whole"), flush=True)
            manifest = folder / "whole" / "manifest.json"
            print(f"  manifest.json {manifest.stat().st_size / files:.0f} bytes a file", flush=True)
            for command in ("verify", "status"):
                print(f"  {command}", measured(options.weft, command, folder / "whole"), flush=True)
            start = time.perf_counter()
            json.loads(manifest.read_text())
            print(f"  manifest.json read by Python {time.perf_counter() - start:.1f} s", flush=True)
            shutil.rmtree(folder / "whole")
            parts = [folder / f"part{k}" for k in (1, 2, 3, 4)]
            for k, part in enumerate(parts, 1):
                measured(options.weft, *rows, "-n", files, "--shard", f"{k}/4", "-o", part)
            print("  merge of four parts", measured(options.weft, "merge", "-q", folder / "merged", *parts), flush=True)
            print("  extend by a tenth", measured(options.weft, "extend", "-q", folder / "merged", "-n", files + files // 10), flush=True)
        finally:
            shutil.rmtree(folder, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
