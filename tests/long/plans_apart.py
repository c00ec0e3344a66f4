#!/usr/bin/env python3
"""No program of a plan is that of another one, names and numbers aside: all two million of them are compared.

tests/plans/test_plans.py compares sixteen programs of each plan.
"""

import os
import subprocess
import sys
from pathlib import Path

BUILD = Path(os.environ.get("WEFT_BUILD", Path(__file__).resolve().parent.parent.parent / "build/dev"))

if __name__ == "__main__":
    sys.exit(subprocess.run([BUILD / "src/driver/weft_plan_check", "--compare"]).returncode)
