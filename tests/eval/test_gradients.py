#!/usr/bin/env python3
"""300 rows with derivatives, from all categories: weft's beside those of the pinned Warp's own backward pass on its CPU
device. No row that is labelled `exact` disagrees, where the derivative is continuous; of those labelled
`warp_inexact` it is printed how many do.

WEFT_EVAL_ROWS and WEFT_EVAL_SEED change how many rows and which.
"""
import collections
import importlib.util
import os
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import harness
from test_values import batches_of, made_rows, run_batch

ROWS = int(os.environ.get("WEFT_EVAL_ROWS", harness.some(300)))
SEED = os.environ.get("WEFT_EVAL_SEED", "91")


def main():
    if importlib.util.find_spec("warp") is None:
        print("skipped: warp-lang is not installed")
        print("0 passed, 0 failed, 1 skipped")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        # Some rows write integers alone, and the kernels of some have no backward part.
        rows = [row for row in made_rows(folder, 3 * ROWS, SEED) if row["metadata"]["adjoint"] != "none"][:ROWS]
        assert len(rows) == ROWS, len(rows)
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            done = list(pool.map(lambda b: run_batch(b[1], folder / f"batch{b[0]}", "gradient_rows.py"), enumerate(batches_of(rows))))
    counts, failed = collections.Counter(), 0
    for row, mark, what in (r for batch in done for r in batch):
        label = row["metadata"]["adjoint"]
        counts[label, mark] += 1
        if mark == "!" or (mark == "#" and label == "exact"):
            failed += 1
            print(f"row {row['index']} ({row['category']}, seed {SEED}), {label}: {what}")
    for label in ("exact", "warp_inexact"):
        print(f"{label}: {counts[label, '=']} rows agree, {counts[label, '#']} do not, {counts[label, '~']} not compared")
    differ, same = counts["warp_inexact", "#"], counts["warp_inexact", "="]
    print(f"of those labelled warp_inexact {100 * differ / max(differ + same, 1):.0f} % have other gradients than Warp")
    print(f"{len(rows) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
