#!/usr/bin/env python3
"""Records what the pinned Warp makes of the small modules in tests/emit/golden.

    tools/record_golden.py            writes NAME.cpu.cpp and NAME.cuda.cu beside each NAME.py, and
                                      the kernels' hashes to tests/lower/golden/hashes.tsv
    tools/record_golden.py --check    compares with the files in the tree; exit code 1 on a difference

The tests of lower/ and emit/ hold weft against these files; nothing of them comes from weft. Needs
warp-lang in the Python that runs it. Each module is recorded in a process of its own, because the
names of functions count up in one process.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests" / "emit" / "golden"
HASHES = ROOT / "tests" / "lower" / "golden" / "hashes.tsv"
WARP_VERSION = "1.19.0"
SUFFIXES = {"cpu": ".cpu.cpp", "cuda": ".cuda.cu"}


def record_one(path: str) -> None:
    """In a fresh process: prints {kernel: {device: text, "hash": hex}}."""
    out, sys.stdout = sys.stdout, sys.stderr
    import warp

    import warp_oracle

    if warp.__version__ != WARP_VERSION:
        sys.exit(f"this needs warp-lang=={WARP_VERSION}, not {warp.__version__}")
    warp_oracle.quiet()
    json.dump(warp_oracle.texts(path), out)


def record() -> dict[Path, str]:
    files, hashes = {}, []
    for path in sorted(GOLDEN.glob("*.py")):
        run = subprocess.run([sys.executable, __file__, "--one", path], stdout=subprocess.PIPE, check=True,
                             env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"})
        for kernel, entry in json.loads(run.stdout).items():
            hashes.append(f"{path.name}\t{kernel}\t{entry['hash']}\n")
            for device, suffix in SUFFIXES.items():
                files[path.with_suffix(suffix)] = entry[device]
    files[HASHES] = "".join(hashes)
    return files


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.one:
        record_one(options.one)
        return 0
    stale = 0
    for path, text in record().items():
        if not options.check:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            stale += 1
            print(f"{path.relative_to(ROOT)} differs from what Warp makes")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
