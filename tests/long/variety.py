#!/usr/bin/env python3
"""1,000,000 rows without a structural copy, 100,000 without near-copies, the whole language in use.

Builds and runs bench/variety.cpp, which fails when a figure that docs/synthesis.md promises is missed.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def main() -> int:
    subprocess.run(["cmake", "--preset", "bench"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["cmake", "--build", "build/bench", "--target", "variety", f"-j{os.cpu_count() or 1}"],
                   cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    failed = 0
    for options in (["-n", "1000000", "--cuda"], ["-n", "100000", "--near"]):
        failed |= subprocess.run(["build/bench/bench/variety", "--check", *options], cwd=ROOT).returncode
    return failed


if __name__ == "__main__":
    sys.exit(main())
