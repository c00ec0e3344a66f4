#!/usr/bin/env python3
"""The front end against CPython's ast and against Warp, over the Python files of Warp's wheel."""

import importlib.util
import os
import subprocess
import sys
import tokenize
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "support"))

import harness  # noqa: E402

DUMP = harness.BUILD / "src" / "frontend" / "weft_ast_dump"


def warp_folder():
    spec = importlib.util.find_spec("warp")
    return Path(spec.origin).parent if spec is not None else None


@unittest.skipIf(sys.version_info[:2] != (3, 11), "the front end mirrors the ast of Python 3.11")
@unittest.skipIf(warp_folder() is None, "warp-lang is not installed; ./check installs it")
class Frontend(harness.TestCase):
    def run_script(self, name, *arguments):
        result = subprocess.run([sys.executable, str(HERE / name), "--dump", str(DUMP), *map(str, arguments)],
                                capture_output=True, text=True, timeout=900)
        self.assertEqual(result.returncode, 0, result.stdout[-4000:] + result.stderr[-2000:])
        return result.stdout.splitlines()[-1]

    def test_nodes_of_every_function_of_the_wheel(self):
        line = self.run_script("ast_compare.py", warp_folder())
        self.assertRegex(line, r"\b13\d\d\d functions, ")
        self.assertIn(" 0 differences", line)

    def test_nodes_of_random_python(self):
        for seed in (1, 2):
            text = subprocess.run([sys.executable, "-W", "ignore", str(HERE / "random_python.py"), str(seed), "1000"],
                                  capture_output=True, check=True).stdout
            path = self.tmp / f"random{seed}.py"
            path.write_bytes(text)
            line = self.run_script("ast_compare.py", path)
            self.assertRegex(line, r" (99\d|1000) functions, ")  # a few are misread by the grammar, and refused
            self.assertIn(" 0 differences", line)

    def test_continued_lines_at_the_margin(self):
        """Python ignores the indentation of lines within brackets; the parser's grammar does not always."""
        for number, path in enumerate((warp_folder() / "examples").rglob("*.py")):
            lines = path.read_bytes().splitlines(keepends=True)
            depth = 0
            with path.open("rb") as f:
                for token in tokenize.tokenize(f.readline):
                    if token.type == tokenize.OP:
                        depth += (token.string in "([{") - (token.string in ")]}")
                    elif token.type == tokenize.NL and depth > 0:
                        lines[token.end[0]] = lines[token.end[0]].lstrip(b" ")
            (self.tmp / f"{number}_{path.name}").write_bytes(b"".join(lines))

        line = self.run_script("ast_compare.py", self.tmp)
        self.assertRegex(line, r"^9\d files, .* 0 warp functions refused, 0 differences")

    def test_what_modules_declare(self):
        # A third of Warp's tests and all of its library; the rest takes longer to import than it adds.
        line = self.run_script("module_compare.py", "warp._src", "warp.tests.test_a", "warp.tests.test_c",
                               "warp.tests.test_m", "warp.tests.test_s", "warp.tests.test_v")
        self.assertRegex(line, r"\b[3-9]\d\d kernels equal")
        self.assertNotIn("different", line)


if __name__ == "__main__":
    harness.main()
