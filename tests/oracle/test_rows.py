#!/usr/bin/env python3
"""The oracle over generated rows: 500 of each category (fewer as harness.some says), both devices, byte for byte as Warp's.

The seed is fixed, so that a failure can be repeated; tests/long/oracle_20000.py takes a new one.
Ends with oracle_rows.py's line, which counts every row.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import harness

HERE = Path(__file__).resolve().parent
OF_EACH = harness.some(500)
SEED = 1190


def main() -> int:
    weft = os.environ.get("WEFT_BIN")
    if not weft:
        print("set WEFT_BIN to the program under test")
        return 1
    listed = json.loads(subprocess.run([weft, "categories", "--json"], check=True, capture_output=True).stdout)
    names = [category["name"] for category in listed["categories"]]
    folder = tempfile.mkdtemp(prefix="weft_rows_")
    try:
        # Compressed: the text of 5,000 rows is some hundred megabytes. Categories that are named have equal weights.
        subprocess.run([weft, "generate", "--full", "-n", str(OF_EACH * len(names)), "-c", ",".join(names), "-s", str(SEED),
                        "--cases", "0", "-o", folder + "/rows", "--format", "jsonl.zst", "--quiet"], check=True)
        return subprocess.run([sys.executable, HERE / "oracle_rows.py", folder + "/rows"]).returncode
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
