#!/usr/bin/env python3
"""The hand-written modules against the pinned Warp, byte for byte: oracle_modules.py for ./check."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path


def main():
    weft = os.environ.get("WEFT_BIN")
    if not weft or importlib.util.find_spec("warp") is None:
        print("skipped: " + ("warp-lang is not installed" if weft else "WEFT_BIN is not set"))
        print("0 passed, 0 failed, 1 skipped")
        return 0
    driver = Path(__file__).resolve().parent / "oracle_modules.py"
    return subprocess.run([sys.executable, driver, "--weft", weft], stderr=subprocess.DEVNULL).returncode


if __name__ == "__main__":
    sys.exit(main())
