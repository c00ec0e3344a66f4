#!/usr/bin/env python3
"""A batch of rows on Warp's CPU device; started by test_runs.py, which reads what this prints.

run_rows.py ROWS.jsonl FOLDER FIRST: rows from FIRST on, forward and adjoint. Prints "@ N" before row
N, then "= permuted|as written" or "! what is wrong".
"""
import json
import re
import sys
import warnings
from pathlib import Path

import numpy as np
import warp as wp
import warp_rows

TOLERANCE = {np.dtype("float16"): 3e-2, np.dtype("float32"): 1e-3, np.dtype("float64"): 1e-9}


def finite(what, parts):
    for name, data in parts:
        if data.dtype.kind == "f" and not np.isfinite(data).all():
            raise AssertionError(f"{what} {name} is not finite")


def intact(launch):
    for name, _, _, g in launch.arrays:
        if not g.intact():
            raise AssertionError(f"written outside of {name}")
        if g.grad is not None and not g.grad.intact():
            raise AssertionError(f"written outside of the gradient of {name}")


def same(row, name, a, b):
    """Sums of floats in any order are nearly the same; all else is the same."""
    if np.array_equal(a, b):
        return True
    outcome = row["metadata"].get("outcome")
    if outcome == "permuted":
        return np.array_equal(np.sort(a.ravel()), np.sort(b.ravel()))
    source, base = row["python_source"], name.split(".")[0]
    sums = row["metadata"].get("outcome") == "rounded" or re.search(rf"wp\.atomic_\w+\({base}\b|\b{base}\[.*\](\.\w+|\[\w+\])* [-+]=", source)
    if not sums or a.dtype.kind != "f":
        return False
    scale = max(1.0, float(np.abs(a.astype(np.float64)).max()))
    return bool(np.abs(a.astype(np.float64) - b.astype(np.float64)).max() <= TOLERANCE[a.dtype] * scale)


def check(launch, row):
    plain = launch.orders("plain")
    tape = wp.Tape()
    launch.forward(plain, tape)
    outputs = {name: data.copy() for name, data in launch.parts(("out", "inout"))}
    finite("output", outputs.items())
    intact(launch)
    if row["metadata"]["adjoint"] != "none":
        for name, data in launch.parts(("out", "inout"), grad=True):
            if data.dtype.kind == "f":
                data[...] = 1
        tape.backward()
        # Of a kernel that was made from a plan nobody proved that its derivative is finite.
        if "purpose" not in row["metadata"]:
            finite("gradient of", launch.parts(("in", "inout"), grad=True))
        intact(launch)
    source = row["python_source"]
    permuted = bool(warp_rows.TID.search(source)) and source.count("wp.tid()") == 1
    rng = np.random.default_rng(3)
    for kind in ("reversed", "random") if permuted else ():
        launch.forward(launch.orders(kind, rng))
        for name, data in launch.parts(("out", "inout")):
            if not same(row, name, outputs[name], data):
                raise AssertionError(f"output {name} depends on the order of threads")
    return "permuted" if permuted else "as written"


def main():
    rows = [json.loads(line) for line in Path(sys.argv[1]).open()]
    folder, first = sys.argv[2], int(sys.argv[3])
    warnings.simplefilter("ignore")
    wp.config.quiet = True
    wp.config.mode = "debug"
    wp.config.kernel_cache_dir = folder + "/cache"
    wp.init()
    warp_rows.strict_home(folder + "/home")
    module = warp_rows.load(warp_rows.joined(rows), folder, "rows")
    for n in range(first, len(rows)):
        print("@", n, flush=True)
        try:
            print("=", check(warp_rows.Launch(module, n, rows[n], 7, True), rows[n]), flush=True)
        except Exception as e:
            print("!", type(e).__name__, " ".join(str(e).split())[:300], flush=True)


if __name__ == "__main__":
    main()
