#!/usr/bin/env python3
"""Functions of one name that other modules make: Warp numbers them in the order in which Python does."""

import importlib.util
import re
import subprocess
import sys
import unittest

import harness

TABLE = harness.ROOT / "src/frontend/warp_functions.def"

FUNCTION = """@wp.func
def {}(x: float):
    return x * 2.0
"""
KERNEL = """@wp.kernel
def k(a: wp.array(dtype=float)):
    a[0] = {}(a[1])
"""

# What defines a function in the file, before the file's own, and how the file comes to it; the name.
TAKEN = [
    ({"beside.py": "sq"}, "import beside\n", "sq"),
    ({"beside.py": "sq"}, "from beside import sq as other\n", "sq"),
    ({"beside.py": "sq"}, "try:\n    import beside\nexcept ImportError:\n    pass\n", "sq"),
    ({"beside.py": "sq"}, "def load():\n    import beside\nload()\n", "sq"),
    ({"beside.py": "sq", "between.py": "import beside\n"}, "import between\n", "sq"),
    ({"pkg/__init__.py": "", "pkg/inner.py": "sq"}, "import pkg.inner as m\n", "sq"),
    ({"pkg/__init__.py": "sq", "pkg/inner.py": ""}, "from pkg import inner\n", "sq"),
    ({}, "import warp.fem as fem\n", "skew_part"),
    ({}, "from warp import fem\n", "skew_part"),
    ({}, "from warp.optim import Adam\n", "_find_batch"),
    ({}, "import warp.sparse\n", "bsr_row_index"),
    ({}, "import warp.examples.fem.utils as u\n", "sq"),  # may be any: weft does not know the file
    ({}, "", "transform_compose"),
]
FREE = [
    ({"beside.py": "other"}, "import beside\n", "sq"),
    ({"beside.py": "class C:\n    def sq(self):\n        pass\n"}, "import beside\n", "sq"),
    ({}, "import warp.sparse\n", "skew_part"),
    ({}, "import warp.examples\n", "sq"),
    ({}, "", "norm_l1"),
]
# Prints the function's name in each case's kernel as Warp has it, all in one process.
ORACLE = """
import importlib, re, sys
sys.path.insert(0, sys.argv[1])
import warp_oracle
import warp._src.context as ctx
warp_oracle.quiet()
counts = dict(ctx.function_key_counts)
for folder, name in zip(sys.argv[2::2], sys.argv[3::2]):
    sys.path.insert(0, folder)
    before = set(sys.modules)
    text = warp_oracle.texts(folder + "/own.py", ("cpu",))["k"]["cpu"]
    print("numbered", re.search(rf"\\b{name}_(\\d+)\\(", text)[1])
    sys.path.remove(folder)
    for module in set(sys.modules) - before:
        del sys.modules[module]
    ctx.function_key_counts.clear()
    ctx.function_key_counts.update(counts)
"""


class FunctionNumbers(harness.TestCase):
    def write(self, number, case):
        files, imports, name = case
        folder = self.tmp / str(number)
        for path, text in files.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            plain = re.fullmatch(r"\w+", text)
            (folder / path).write_text("import warp as wp\n" + (FUNCTION.format(text) if plain else text))
        folder.mkdir(exist_ok=True)
        own = folder / "own.py"
        own.write_text("import warp as wp\n" + imports + FUNCTION.format(name) + KERNEL.format(name))
        return own

    def test_a_name_that_another_module_may_have_taken_is_refused(self):
        for number, case in enumerate(TAKEN):
            with self.subTest(case=case):
                result = self.run_weft("lower", self.write(number, case))
                self.assertNotEqual(result.returncode, 0)
                self.assertEqual(result.stdout, "")
                self.assertRegex(result.stderr, r"own\.py:\d+:\d+: .* a function of the name '\w+' too, and Warp "
                                                r"numbers those in the order in which Python makes them")

    def test_other_names_are_not(self):
        for number, case in enumerate(FREE):
            with self.subTest(case=case):
                result = self.run_weft("lower", self.write(number, case))
                self.assertEqual(result.returncode, 0, result.stderr)
                self.assertRegex(result.stdout, rf"\b{case[2]}_{int(case[2] == 'norm_l1')}\(")

    @unittest.skipIf(importlib.util.find_spec("warp") is None, "no warp")
    def test_warp_numbers_them_so(self):
        cases = [case for case in TAKEN if "examples" not in case[1]] + FREE
        # Warp's own modules once they are imported stay so; they come last.
        cases.sort(key=lambda case: not case[0] and "warp." in case[1])
        cases = [case for case in cases if case[0] or not case[1]]
        arguments = [word for number, case in enumerate(cases)
                     for word in (self.write(number, case).parent, case[2])]
        result = subprocess.run([sys.executable, "-B", "-c", ORACLE, harness.ROOT / "tools", *arguments],
                                capture_output=True, text=True)
        numbers = [int(line.split()[1]) for line in result.stdout.splitlines() if line.startswith("numbered ")]
        self.assertEqual(len(numbers), len(cases), result.stderr[-2000:])
        for case, number in zip(cases, numbers):
            with self.subTest(case=case):
                if case in TAKEN:
                    self.assertGreater(number, 0)
                else:
                    self.assertEqual(number, int(case[2] == "norm_l1"))

    @unittest.skipIf(importlib.util.find_spec("warp") is None, "no warp")
    def test_the_table_is_warp_s(self):
        code = """
import importlib
import warp
import warp._src.context as ctx
print("made", "warp", *(k for k, n in ctx.function_key_counts.items() if n > 1))
for module in ("warp.geometry", "warp.sparse", "warp.optim", "warp.fem"):
    before = dict(ctx.function_key_counts)
    importlib.import_module(module)
    print("made", module, *(k for k, n in ctx.function_key_counts.items() if before.get(k, 0) != n))
"""
        result = subprocess.run([sys.executable, "-B", "-c", code], capture_output=True, text=True)
        made = [line.split()[1:] for line in result.stdout.splitlines() if line.startswith("made ")]
        self.assertEqual(len(made), 5, result.stderr[-2000:])
        rows = re.findall(r'^WEFT_FUNCTION\("(.+?)", "(\w+)"\)$', TABLE.read_text(), re.M)
        for module, *names in made:  # a later one makes only what those before have not made
            self.assertLessEqual({(module, name) for name in names}, set(rows))
        self.assertEqual({name for _, name in rows}, {name for _, *names in made for name in names})


if __name__ == "__main__":
    harness.main()
