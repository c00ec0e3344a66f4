#!/usr/bin/env python3
"""5,000 mutants of files with Warp kernels, both front ends against Warp: nothing different, nothing accepted
that Warp refuses, no crash. WEFT_MUTANT_SEED chooses others."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
COUNT = 5000


def main():
    weft = os.environ.get("WEFT_BIN")
    if not weft or importlib.util.find_spec("warp") is None:
        print("skipped: " + ("warp-lang is not installed" if weft else "WEFT_BIN is not set"))
        print("0 passed, 0 failed, 1 skipped")
        return 0
    seed = os.environ.get("WEFT_MUTANT_SEED", "1000")
    return subprocess.run([sys.executable, ROOT / "tests/oracle/mutants/mutants.py", "--weft", weft, "--count", str(COUNT),
                           "--seed", seed], stderr=subprocess.DEVNULL).returncode


if __name__ == "__main__":
    sys.exit(main())
