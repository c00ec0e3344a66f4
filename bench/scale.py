#!/usr/bin/env python3
"""A large dataset, each command with its time and peak memory, beside the floor.

    python bench/scale.py OUT [-n 1000000] [--weft build/bench/weft]

Makes OUT in Parquet with three splits, then verifies, validates and reports on it; OUT stays. The floor
is Arrow writing the same columns again from memory, with the same settings and as many threads, measured on
files of some 30,000 rows: the text of a large dataset does not fit in memory. Needs pyarrow (.venv).
"""

from __future__ import annotations

import argparse
import concurrent.futures
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SPLITS = "train=0.98,validation=0.01,test=0.01"


def timed(*command) -> tuple[float, float, int]:
    """Seconds, peak memory in MB, exit code."""
    start = time.perf_counter()
    run = subprocess.Popen([str(part) for part in command], stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(run.pid, 0)
    return time.perf_counter() - start, usage.ru_maxrss / 1000, os.waitstatus_to_exitcode(status)


def floor_rate(out: Path, manifest: dict) -> float:
    """Bytes of text a second, of the first files of `train`: a thread a file, in turn."""
    import pyarrow.parquet as parquet

    entries = [file for file in manifest["files"] if "/train-" in file["path"]]
    threads = os.cpu_count() or 1
    entries = entries[:max(threads, min(len(entries), 4) // threads * threads)]

    def groups(path):
        source = parquet.ParquetFile(path)
        return source.schema_arrow, [source.read_row_group(i) for i in range(source.num_row_groups)]

    def write(number, tables):
        schema, parts = tables
        dictionaries = [name for name in ("category", "origin", "license") if name in schema.names]
        with tempfile.TemporaryDirectory(prefix="weft_scale_", dir=out.parent) as folder:
            target = os.open(f"{folder}/{number}", os.O_WRONLY | os.O_CREAT)
            with os.fdopen(target, "wb") as file:
                with parquet.ParquetWriter(file, schema, compression="zstd", compression_level=3,
                                           use_dictionary=dictionaries, write_page_index=True,
                                           write_page_checksum=True, use_content_defined_chunking=True) as writer:
                    for part in parts:
                        writer.write_table(part, row_group_size=len(part))
                file.flush()
                os.fsync(file.fileno())

    inputs = [groups(out / entry["path"]) for entry in entries]
    start = time.perf_counter()
    with concurrent.futures.ThreadPoolExecutor(threads) as pool:
        list(pool.map(write, range(len(inputs)), inputs))
    return sum(entry["text_bytes"] for entry in entries) / (time.perf_counter() - start)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--weft", default=ROOT / "build/bench/weft")
    parser.add_argument("-n", type=int, default=1_000_000)
    parser.add_argument("out", type=Path)
    options = parser.parse_args()
    commands = {
        "generate": ["-q", "--full", "-n", options.n, "--format", "parquet", "--split", SPLITS, "-o", options.out],
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
            rate = floor_rate(options.out, manifest)
            text = sum(file["text_bytes"] for file in manifest["files"])
            size = sum(file["bytes"] for file in manifest["files"])
            print(f"  {text / 1e9:.1f} GB of text, {text / seconds / 1e6:.0f} MB/s, {text / options.n:.0f} bytes a row; "
                  f"{size / 1e9:.2f} GB on disk in {len(manifest['files'])} files, {size / options.n:.0f} bytes a row\n"
                  f"  floor: {rate / 1e6:.0f} MB/s of text, {text / rate:.0f} s; ratio {seconds * rate / text:.2f}",
                  flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
