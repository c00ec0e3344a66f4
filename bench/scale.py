#!/usr/bin/env python3
"""A large dataset, each command with its time and peak memory, beside the floor.

    python bench/scale.py OUT [-n 1000000] [--weft build/bench/weft] [--floor build/bench/bench/floor]

Makes OUT in Parquet with three splits, then verifies, validates and reports on it; OUT stays. The floor
is compressing and writing the text of rows with as many threads (bench/floor.cpp), measured on 30,000
rows: the text of a large dataset does not fit in memory.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FLOOR_ROWS = 30_000
SPLITS = "train=0.98,validation=0.01,test=0.01"


def timed(*command) -> tuple[float, float, int]:
    """Seconds, peak memory in MB, exit code."""
    start = time.perf_counter()
    run = subprocess.Popen([str(part) for part in command], stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(run.pid, 0)
    return time.perf_counter() - start, usage.ru_maxrss / 1000, os.waitstatus_to_exitcode(status)


def floor_rate(options) -> float:
    """Bytes of text a second."""
    with tempfile.TemporaryDirectory(prefix="weft_scale_") as folder:
        subprocess.run([options.weft, "generate", "--quiet", "-n", str(FLOOR_ROWS), "-o", folder + "/text"],
                       check=True)
        run = subprocess.run([options.floor, str(os.cpu_count()), folder + "/floor.zst",
                              *sorted(Path(folder, "text", "data").glob("*.jsonl"))],
                             stdout=subprocess.PIPE, check=True, text=True)
        result = json.loads(run.stdout)
        return result["text_bytes"] / result["seconds"]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--weft", default=ROOT / "build/bench/weft")
    parser.add_argument("--floor", default=ROOT / "build/bench/bench/floor")
    parser.add_argument("-n", type=int, default=1_000_000)
    parser.add_argument("out", type=Path)
    options = parser.parse_args()
    rate = floor_rate(options)
    commands = {
        "generate": ["-q", "-n", options.n, "--format", "parquet", "--split", SPLITS, "-o", options.out],
        "verify": ["-q", options.out],
        "validate": ["-q", options.out],
        "report": ["-q", options.out, "-o", f"{options.out}.html"],
    }
    for name, arguments in commands.items():
        seconds, peak, code = timed(options.weft, name, *arguments)
        print(f"{name}: {seconds:.0f} s, {options.n / seconds:.0f} rows/s, peak {peak:.0f} MB, exit code {code}",
              flush=True)
        if name == "generate":
            if code != 0:
                return 1
            manifest = json.loads((options.out / "manifest.json").read_text())
            text = sum(file["text_bytes"] for file in manifest["files"])
            size = sum(file["bytes"] for file in manifest["files"])
            print(f"  {text / 1e9:.1f} GB of text, {text / seconds / 1e6:.0f} MB/s, {text / options.n:.0f} bytes a row; "
                  f"{size / 1e9:.2f} GB on disk in {len(manifest['files'])} files, {size / options.n:.0f} bytes a row\n"
                  f"  floor: {rate / 1e6:.0f} MB/s of text, {text / rate:.0f} s; ratio {seconds * rate / text:.2f}",
                  flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
