#!/usr/bin/env python3
"""No program of a plan is that of another one, names and numbers aside: all two million of them are compared.

tests/plans/test_plans.py compares sixteen programs of each plan. Takes half an hour.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

BUILD = Path(os.environ.get("WEFT_BUILD", Path(__file__).resolve().parent.parent.parent / "build/dev"))


def main() -> int:
    done = subprocess.run([BUILD / "src/driver/weft_plan_check", "--compare", *sys.argv[1:]], stdout=subprocess.PIPE, text=True)
    found = set(re.findall(r"^\w+: \d+ programs are also in \w+$", done.stdout, re.M))
    if done.returncode == 0 and not found:
        return 0
    print(done.stdout)
    return 1


if __name__ == "__main__":
    sys.exit(main())
