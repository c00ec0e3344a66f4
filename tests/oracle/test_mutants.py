#!/usr/bin/env python3
"""300 mutants of files with Warp kernels, both front ends against Warp; what fails is named as SEED:NUMBER.

None may be different, left out or crash, and none may be accepted that Warp refuses or Python fails to import.

tests/oracle/mutants/mutants.py --only SEED:NUMBER --shrink makes a mutant again and prints it.
"""

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

COUNT = 300


def main():
    weft = os.environ.get("WEFT_BIN")
    if not weft or importlib.util.find_spec("warp") is None:
        print("skipped: " + ("warp-lang is not installed" if weft else "WEFT_BIN is not set"))
        print("0 passed, 0 failed, 1 skipped")
        return 0
    driver = Path(__file__).resolve().parent / "mutants" / "mutants.py"
    done = subprocess.run([sys.executable, driver, "--weft", weft, "--count", str(COUNT)],
                          stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    faults = [line for line in done.stdout.split("\n") if re.match(r"\d+:\d+ (file|package) ", line)]
    print(done.stdout, end="")
    if done.returncode not in (0, 1) or faults:
        print(f"{len(faults)} faults")
        return 1
    print(f"{COUNT} passed, 0 failed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
