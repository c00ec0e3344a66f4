#!/usr/bin/env python3
"""A batch of rows on Warp's CPU device; started by test_runs.py, which reads what this prints.

run_rows.py ROWS.jsonl FOLDER FIRST: rows from FIRST on, forward and adjoint. Prints "@ N" before row
N, then "= permuted|as written" or "! what is wrong".
"""
import ast
import json
import math
import os
import re
import sys
import warnings
from pathlib import Path

import numpy as np
import warp as wp
import warp_rows

THREADS = int(os.environ.get("WEFT_RUN_THREADS", 0))  # of each launch, in place of the row's own small size
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


ATOMIC = re.compile(r"(?:tile_)?atomic_\w+")


def root(node):
    """The name that a place begins with: `forces` of forces[i].x."""
    while isinstance(node, (ast.Attribute, ast.Subscript)):
        node = node.value
    return node.id if isinstance(node, ast.Name) else None


def sums_of(source, kernel):
    """The parameters of the kernel that atomics or `+=` add to, there or in functions that they are passed to."""
    functions = {f.name: f for f in ast.parse(source).body if isinstance(f, ast.FunctionDef)}
    found = {name: set() for name in functions}

    def visit(f):
        aliases = {}
        for node in ast.walk(f):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and root(node.value):
                aliases[node.targets[0].id] = root(node.value)
        named = lambda node: aliases.get(root(node), root(node))
        for node in ast.walk(f):
            if isinstance(node, ast.AugAssign) and isinstance(node.target, (ast.Attribute, ast.Subscript)):
                yield named(node.target)
            elif isinstance(node, ast.Call):
                callee = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if ATOMIC.fullmatch(callee):
                    yield named(node.args[0])
                elif callee in functions:
                    names = [a.arg for a in functions[callee].args.args]
                    given = [*zip(names, node.args), *((k.arg, k.value) for k in node.keywords)]
                    yield from (named(value) for name, value in given if name in found[callee])

    for _ in functions:
        for name, f in functions.items():
            found[name] |= {n for n in visit(f) if n}
    return found[kernel]


def same(row, name, a, b):
    """Sums of floats in any order are nearly the same; all else is the same."""
    if np.array_equal(a, b):
        return True
    if row["metadata"].get("outcome") == "permuted":
        return np.array_equal(np.sort(a.ravel()), np.sort(b.ravel()))
    base = name.split(".")[0]
    if a.dtype.kind != "f" or base not in sums_of(row["python_source"], row["kernel_name"]):
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
        # Of a kernel from a plan Warp's gradient may be none where the row says that it is not the derivative.
        if "purpose" not in row["metadata"] or row["metadata"]["adjoint"] == "exact":
            finite("gradient of", launch.parts(("in", "inout"), grad=True))
        intact(launch)
    source = row["python_source"]
    permuted = bool(warp_rows.TID.search(source)) and source.count("wp.tid()") == 1
    rng = np.random.default_rng(3)
    for kind in ("reversed", "random")[: 1 if THREADS else 2] if permuted else ():
        launch.forward(launch.orders(kind, rng))
        for name, data in launch.parts(("out", "inout")):
            if not same(row, name, outputs[name], data):
                raise AssertionError(f"output {name} depends on the order of threads")
    return "permuted" if permuted else "as written"


def main():
    rows = [json.loads(line) for line in Path(sys.argv[1]).open()]
    folder, first = sys.argv[2], int(sys.argv[3])
    if THREADS:
        for row in rows:
            launch = row["metadata"]["launch"]
            for d in launch[1:]:  # the first dimension has what the others leave
                d["size"] = max(d["size"] if len(launch) > 3 else 64 if len(launch) == 3 else 256, d.get("min", 1))
            launch[0]["size"] = max(THREADS // math.prod(d["size"] for d in launch[1:]), 1)
            assert all(d["size"] <= d["limit"] for d in launch), "the row has a smaller limit"
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
