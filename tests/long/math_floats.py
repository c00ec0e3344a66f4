#!/usr/bin/env python3
"""The functions of one argument in src/math round every float32 correctly: all 2^32 arguments of each.

A result in float is the kernel's pair, rounded once. It is correct unless the exact value lies within the kernel's
error (2^-64, relative) of the middle between two floats. For each function this goes through all floats, prints
how close the nearest value comes to such a middle, and fails where that is within the error.
Usage: math_floats.py [STRIDE [NAME...]]; with a stride of 101, for example, in a hundredth of the time.
"""

import concurrent.futures
import math
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tests" / "math"))
import test_elementary  # noqa: E402


def main() -> int:
    stride = sys.argv[1] if len(sys.argv) > 1 else "1"
    names = sys.argv[2:] or list(test_elementary.UNARY)
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        probe = test_elementary.build_probe(os.environ.get("CXX", "c++"), ["-O2"], folder)

        def margins(name):
            return subprocess.run([str(probe), "margins", name, stride], stdout=subprocess.PIPE, text=True,
                                  check=True).stdout.split()

        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for name, unsafe, distance, where in pool.map(margins, names):
                nearest = math.log2(float.fromhex(distance))
                print(f"{name}: {unsafe} undecided; nearest to a middle: 2^{nearest:.1f}, at {where}", flush=True)
                failed |= unsafe != "0"
    return failed


if __name__ == "__main__":
    sys.exit(main())
