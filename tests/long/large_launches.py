#!/usr/bin/env python3
"""50 rows of fields at 2^20 threads on the pinned Warp's CPU device: what test_runs.py asks of small launches.

A kernel may go through all data in each thread, which takes hours at this size: rows that take more than ten minutes are
said, and others take their place. WEFT_RUN_THREADS, WEFT_RUN_WANTED and WEFT_RUN_SEED change the size, how many rows and which.
"""
import os
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent.parent / folder) for folder in ("support", "synth")]
import harness  # noqa: E402

os.environ.setdefault("WEFT_RUN_THREADS", str(1 << 20))
os.environ.setdefault("WEFT_RUN_WANTED", "50")
os.environ.setdefault("WEFT_RUN_ROWS", str(2 * int(os.environ["WEFT_RUN_WANTED"])))
os.environ.setdefault("WEFT_RUN_BATCH", "1")
os.environ.setdefault("WEFT_RUN_SECONDS", "600")
os.environ.setdefault("WEFT_RUN_CATEGORIES", ",".join(c for c in harness.every_category().split(",") if c not in harness.CONSTRUCTS.split(",")))

import test_runs  # noqa: E402

if __name__ == "__main__":
    sys.exit(test_runs.main())
