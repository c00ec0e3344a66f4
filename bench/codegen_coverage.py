#!/usr/bin/env python
"""How much of Warp's own generator the rows of a dataset need.

    python bench/codegen_coverage.py DATASET [-n ROWS] [--list]

Warp makes the text of each row's kernel, for the CPU and for CUDA, and the statements of its `codegen.py` that run are
counted, those that its import runs among them. DATASET is a folder of `weft generate --format jsonl`. --list prints the
functions with statements that no row needs, the largest first. It needs the pinned Warp.
"""

from __future__ import annotations

import argparse
import ast
import collections
import dis
import glob
import inspect
import json
import os
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))
os.environ.setdefault("WARP_QUIET", "1")
import warp._src.codegen as codegen  # noqa: E402
import warp._src.context as context  # noqa: E402
import warp_oracle  # noqa: E402

FILE = codegen.__file__


def code_objects(code):
    """The code of a module with that of its functions and classes."""
    yield code
    for constant in code.co_consts:
        if hasattr(constant, "co_code"):
            yield from code_objects(constant)


def statements_by_line(source):
    """For each line the first line of the statement that it belongs to; docstrings are none."""
    out = {}

    def visit(node):
        for child in ast.iter_child_nodes(node):
            is_text = isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)
            if isinstance(child, ast.stmt) and not is_text:
                first = min([child.lineno, *(d.lineno for d in getattr(child, "decorator_list", []))])
                for line in range(first, child.end_lineno + 1):
                    out[line] = first
            visit(child)

    visit(ast.parse(source))
    return out


class Coverage:
    """Which statements of codegen.py run. A function whose lines have all run is not watched any more."""

    def __init__(self):
        source = Path(FILE).read_text(encoding="utf-8")
        self.statement = statements_by_line(source)
        self.reached, self.left, self.name = set(), {}, {}
        for code in code_objects(compile(source, FILE, "exec")):
            lines = {line for _, line in dis.findlinestarts(code) if line in self.statement}
            if code.co_flags & inspect.CO_OPTIMIZED:
                key = code.co_name, code.co_firstlineno
                self.left[key] = lines
                for line in lines:
                    self.name.setdefault(self.statement[line], key)
            else:  # the module and the bodies of classes: run by the import
                self.reached |= {self.statement[line] for line in lines}
        self.every = self.reached | set(self.name)

    def watch(self, frame, event, argument):
        code = frame.f_code
        if code.co_filename != FILE:
            return None
        left = self.left.get((code.co_name, code.co_firstlineno))
        if not left:
            return None

        def in_function(frame, event, argument):
            if frame.f_lineno in left:
                left.discard(frame.f_lineno)
                self.reached.add(self.statement[frame.f_lineno])
            return in_function if left else None

        return in_function(frame, event, argument)

    def unreached(self):
        """{(function, first line): [statements that did not run]}"""
        out = collections.defaultdict(list)
        for statement in sorted(self.every - self.reached):
            out[self.name[statement]].append(statement)
        return out


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("dataset", type=Path)
    parser.add_argument("-n", type=int, default=10_000, help="rows (default: 10,000)")
    parser.add_argument("--list", action="store_true", help="print the functions with statements that no row needs")
    options = parser.parse_args()
    warp_oracle.quiet()
    coverage = Coverage()
    counts = dict(context.function_key_counts)
    begun, done = time.monotonic(), 0
    rows = (json.loads(line) for path in sorted(glob.glob(str(options.dataset / "data/*.jsonl"))) for line in open(path, encoding="utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        for row in rows:
            if done == options.n:
                break
            path = Path(folder) / (row["kernel_name"] + ".py")
            path.write_text(row["python_source"], encoding="utf-8")
            for device in ("cpu", "cuda"):
                context.function_key_counts.clear()
                context.function_key_counts.update(counts)
                backward = "enable_backward=False" not in row["python_source"]
                sys.settrace(coverage.watch)
                try:
                    warp_oracle.texts(str(path), (device,), backward, row["kernel_name"], row["metadata"].get("block_dim"))
                finally:
                    sys.settrace(None)
            path.unlink()
            done += 1
            if done % 500 == 0:
                print(f"{done} rows: {len(coverage.reached)} statements ({time.monotonic() - begun:.0f} s)", file=sys.stderr, flush=True)
    print(f"{done} rows reach {len(coverage.reached)} of {len(coverage.every)} statements of codegen.py")
    if options.list:
        for (name, line), left in sorted(coverage.unreached().items(), key=lambda item: -len(item[1])):
            print(f"{len(left):5}  {name} (line {line})")


if __name__ == "__main__":
    main()
