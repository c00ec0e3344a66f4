#!/usr/bin/env python
"""How much of generated kernels is needed: a statement is deleted, and the row's cases run again.

    python bench/deletions.py DATASET [-n 2000] [-s 0] [--list]

DATASET is a folder of `weft generate --format jsonl` with cases, of several rows for each statement, or one of captured
rows (bench/library_launches.py). Of each row that
is drawn, one statement of the kernel or of its functions goes, with all that is in it; docstrings and `wp.tid()` stay.
It was needed if the rest is refused, if a run ends in a fault or prints something else, or if an output differs in a bit
in one of the row's cases. --list prints the statements that were not.
"""

from __future__ import annotations

import argparse
import ast
import collections
import json
import random
import sys
import tempfile
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "python"))
import weft  # noqa: E402


def statements(tree):
    """(block, index) of each statement that may go."""
    for function in tree.body:
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                for block in (getattr(node, name, None) for name in ("body", "orelse")):
                    if isinstance(block, list):
                        yield from ((block, i) for i, s in enumerate(block) if deletable(s))


def deletable(s):
    text = isinstance(s, ast.Expr) and isinstance(s.value, ast.Constant)
    return not (text or isinstance(s, ast.Pass) or "wp.tid()" in ast.unparse(s).split("\n")[0])


def array_of(part):
    numbers = next(part[key] for key in ("integers", "floats", "doubles") if key in part)
    dtype = "uint16" if part["type"] == "bfloat16" else part["type"]
    if part["type"] == "bfloat16":
        bits = np.array(numbers, np.float32).view(np.uint32) >> 16
        return bits.astype(np.uint16).reshape(part["shape"])
    if dtype == "uint64":
        return np.array(numbers, np.int64).view(np.uint64).reshape(part["shape"])
    return np.array(numbers).astype(dtype).reshape(part["shape"])


def ending(path, case):
    """What comes of a case: the outputs' bytes, or the fault."""
    inputs = {part["name"]: array_of(part) for part in case["inputs"]}
    for part in case["outputs"]:
        if part["name"] not in inputs:
            inputs[part["name"]] = np.zeros_like(array_of(part))
    try:
        result = weft.run(path, case["dim"], inputs)
    except weft.KernelFault as fault:
        return fault.kind
    except (weft.DiagnosticError, ValueError, TypeError) as refused:
        return type(refused).__name__
    return result.output, [result[part["name"]].tobytes() for part in case["outputs"]]


def rows_of(folder):
    for path in sorted((Path(folder) / "data").glob("*.jsonl")):
        with path.open(encoding="utf-8") as lines:
            yield from map(json.loads, lines)


def source_of(row):
    """Rows of `weft capture` leave out the import."""
    text = row["python_source"]
    return text if "import warp" in text else "import warp as wp\n\n" + text


def runs(path, row):
    """Whether the evaluator takes the row as it is; what it refuses says nothing about a statement."""
    path.write_text(row["python_source"])
    return all(isinstance(ending(path, case), tuple) for case in row["cases"])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("dataset")
    parser.add_argument("-n", type=int, default=2000, help="statements")
    parser.add_argument("-s", "--seed", type=int, default=0)
    parser.add_argument("--list", action="store_true", help="print what was not needed")
    options = parser.parse_args()
    draw = random.Random(options.seed)
    rows = [{**{key: row[key] for key in ("index", "category", "cases")}, "python_source": source_of(row)}
            for row in rows_of(options.dataset) if row.get("cases")]
    # Each statement of the dataset has the same chance.
    places = [(n, i) for n, row in enumerate(rows)
              for i in range(sum(1 for _ in statements(ast.parse(row["python_source"]))))]
    draw.shuffle(places)
    needed, tried = collections.Counter(), collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        whole, rest = Path(folder) / "whole.py", Path(folder) / "rest.py"
        if any(row["category"] == "captured" for row in rows):
            there = [runs(whole, row) for row in rows]
            print(f"{sum(there)} of {len(rows)} captured rows run")
            places = [place for place in places if there[place[0]]]
        for n, i in places[: options.n]:
            row = rows[n]
            tree = ast.parse(row["python_source"])
            block, at = list(statements(tree))[i]
            gone = block.pop(at)
            if not block:
                block.append(ast.Pass())
            whole.write_text(row["python_source"])
            rest.write_text(ast.unparse(tree) + "\n")
            tried[row["category"]] += 1
            if any(ending(whole, case) != ending(rest, case) for case in row["cases"]):
                needed[row["category"]] += 1
            elif options.list:
                print(f"row {row['index']} ({row['category']}), line {gone.lineno}: "
                      + ast.unparse(gone).replace("\n", "; "), flush=True)
    for category in sorted(tried):
        print(f"{category}: {needed[category]} of {tried[category]}")
    print(f"{sum(needed.values())} of {sum(tried.values())} statements are needed: "
          f"{sum(needed.values()) / sum(tried.values()):.1%}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
