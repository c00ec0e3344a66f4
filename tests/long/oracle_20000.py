#!/usr/bin/env python3
"""20,000 rows of a fresh seed held against Warp, both devices. WEFT_ORACLE_SEED repeats a run."""

import os
import secrets
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
COUNT = 20_000


def main() -> int:
    seed = os.environ.get("WEFT_ORACLE_SEED") or str(secrets.randbelow(2**63))
    print(f"seed {seed}", flush=True)
    folder = tempfile.mkdtemp(prefix="weft_rows_")
    try:
        subprocess.run([os.environ["WEFT_BIN"], "generate", "--full", "-n", str(COUNT), "-s", seed, "-o",
                        folder + "/rows", "--format", "jsonl.zst", "--quiet"], check=True)
        return subprocess.run([sys.executable, ROOT / "tests" / "oracle" / "oracle_rows.py",
                               folder + "/rows"]).returncode
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
