#!/usr/bin/env python3
"""Sizes of arrays in standalone programs from Python files: every index stays within its own dimension.

Each kernel is refused with its line, or becomes a program that runs with sanitizers at several sizes; on the inputs of
that run Warp in debug mode, which checks each index against its dimension, gives the same.
"""

import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "support"))
import harness
import standalone_modules

HEADS = "x: wp.array2d(dtype=float), y: wp.array2d(dtype=float)"
INTS = "x: wp.array(dtype=int), y: wp.array(dtype=int)"
FLOATS = "a: wp.array(dtype=float), b: wp.array(dtype=float)"

# By name: the arguments and the body.
PROGRAMS = {
    "softmax_rows": (HEADS + ", cols: int", """
i = wp.tid()
m = x[i, 0]
for j in range(cols):
    m = wp.max(m, x[i, j])
s = float(0.0)
for j in range(cols):
    s += wp.exp(x[i, j] - m)
for j in range(cols):
    y[i, j] = wp.exp(x[i, j] - m) / s"""),
    "softmax_of_shape": (HEADS, """
i = wp.tid()
m = x[i, 0]
for j in range(1, x.shape[1]):
    m = wp.max(m, x[i, j])
for j in range(x.shape[1]):
    y[i, j] = wp.exp(x[i, j] - m)"""),
    "initialize_boundaries": ("u: wp.array2d(dtype=float), nx: int, ny: int", """
i = wp.tid()
if i < nx:
    u[i, 0] = 1.0
    u[i, ny - 1] = 1.0
if i < ny:
    u[0, i] = 1.0
    u[nx - 1, i] = 1.0"""),
    "difference_or_zero_and_more": (FLOATS, """
i = wp.tid()
b[i] = a[wp.max(i - 12, 0) + 5]"""),
    "branch_of_difference_and_more": (FLOATS, """
i = wp.tid()
n = b.shape[0]
k = int(0)
if n > 12:
    k = n - 12
b[i] = a[k + 5]"""),
    "layernorm": ("x: wp.array2d(dtype=float), gamma: wp.array(dtype=float), y: wp.array2d(dtype=float)", """
i = wp.tid()
mean = float(0.0)
for j in range(4):
    mean += x[i, j]
for j in range(4):
    y[i, j] = (x[i, j] - mean / 4.0) * gamma[j]"""),
    "layernorm_of_count": ("x: wp.array2d(dtype=float), gamma: wp.array(dtype=float), y: wp.array2d(dtype=float), "
                           "num_n: int", """
i = wp.tid()
mean = float(0.0)
for j in range(num_n):
    mean += x[i, j]
for j in range(4):
    y[i, j] = (x[i, j] - mean / 4.0) * gamma[j]"""),
    "tiled_matmul": ("a: wp.array2d(dtype=float), b: wp.array2d(dtype=float), c: wp.array2d(dtype=float)", """
i, j = wp.tid()
total = wp.tile_zeros(shape=(8, 8), dtype=wp.float32)
for k in range(a.shape[1] // 8):
    x = wp.tile_load(a, shape=(8, 8), offset=(i * 8, k * 8))
    y = wp.tile_load(b, shape=(8, 8), offset=(k * 8, j * 8))
    wp.tile_matmul(x, y, total)
wp.tile_store(c, total, offset=(i * 8, j * 8))"""),
    "divided": (INTS + ", k: int, d: int", """
i = wp.tid()
y[i] = x[i] % d + x[i] % (k / d)"""),
    "guarded_next": (HEADS, """
i, j = wp.tid()
if i + 1 < x.shape[0] and j + 1 < x.shape[1]:
    y[i, j] = x[i + 1, j] - x[i, j + 1]"""),
    "from_offset": (FLOATS + ", offset: int", """
i = wp.tid()
if i >= offset:
    b[i] = a[i - offset]"""),
    "claimed": (INTS + ", keys: wp.array(dtype=int)", """
i = wp.tid()
if wp.atomic_cas(x, keys[i], -1, 1) == -1:
    wp.atomic_add(y, 0, 1)"""),
    "rows_of_offsets": ("starts: wp.array(dtype=int), columns: wp.array(dtype=int), a: wp.array(dtype=float), "
                        "b: wp.array(dtype=float), y: wp.array(dtype=float)", """
row = wp.tid()
s = float(0.0)
for k in range(starts[row], starts[row + 1]):
    s += a[k] * b[columns[k]]
y[row] = s"""),
    "stencil": (HEADS + ", w: int, h: int", """
i, j = wp.tid()
if i > 0 and i < h - 1 and j > 0 and j < w - 1:
    y[i, j] = x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1]"""),
    "transposed": (HEADS, """
i, j = wp.tid()
y[j, i] = x[i, j]"""),
    "parts_of_rows": (HEADS, """
i = wp.tid()
row = x[i, 1:]
back = x[i, ::-2]
some = x[i, 2:5]
y[i, 0] = row[2] + back[1] + some[2]
for j in range(row.shape[0]):
    y[i, j] += row[j]"""),
    "merge": (INTS + ", n: int, m: int", """
t = wp.tid()
i = int(0)
j = int(0)
while i < n and j < m:
    if x[i] < x[j]:
        i += 1
    else:
        j += 1
y[t] = i"""),
    "down_to_zero": (INTS + ", n: int", """
i = wp.tid()
k = n
while k:
    y[i] += k
    k -= 1"""),
    "break_of_true": (INTS + ", n: int", """
i = wp.tid()
k = int(0)
while True:
    k += 1
    if x[i] > 5 or k >= n:
        break
y[i] = k"""),
    "until_equal": (INTS + ", n: int", """
i = wp.tid()
k = int(0)
while k != n:
    k = k + 1
y[i] = k"""),
    "halves": (INTS + ", n: int", """
i = wp.tid()
k = n
while not k <= 0:
    y[i] += k
    k >>= 1"""),
    "common_divisor": (INTS, """
i = wp.tid()
a = x[i]
b = i
while b != 0:
    t = a % b
    a = b
    b = t
y[i] = a"""),
    "steps_of_an_argument": (FLOATS + ", h: float", """
i = wp.tid()
t = float(0.0)
while t < 1.0:
    t += h
b[i] = t"""),
}

# Likewise, with the line in the body and what is said of it.
REFUSED = {
    "two_arities": (INTS, """
i = wp.tid()
j, k = wp.tid()
y[i] = x[j] + k""", 2, "wp.tid() of another number of dimensions"),
    "modulo_zero": (INTS, """
i = wp.tid()
y[i] = x[i] % 0""", 2, "a whole number to divide by that may be 0"),
    "spin_lock": (INTS, """
i = wp.tid()
while wp.atomic_cas(x, 0, 0, 1) == 1:
    pass
y[i] = i""", 2, "a loop of which the text does not say that it ends"),
    "doubled": (INTS + ", k: int", """
i = wp.tid()
n = k
while n < 100:
    y[i] += 1
    n = n * 2""", 3, "a loop of which the text does not say that it ends"),
    "waits_for_memory_or_counts": (INTS, """
i = wp.tid()
k = int(0)
while k < 10 or x[i] == 0:
    k += 1
y[i] = 1""", 3, "a loop of which the text does not say that it ends"),
    "goes_on_in_one_branch": (INTS, """
i = wp.tid()
k = int(0)
while k < 10:
    if x[i] > 0:
        k += 1
y[i] = 1""", 3, "a loop of which the text does not say that it ends"),
    "continues_before_its_step": (INTS, """
i = wp.tid()
k = int(0)
while k < 10:
    if x[i] > 2:
        continue
    k += 1
y[i] = 1""", 3, "a loop of which the text does not say that it ends"),
    "back_and_forth": (INTS + ", n: int", """
i = wp.tid()
k = int(0)
while k < n:
    k += 1
    if k % 5 == 0:
        k -= 1
y[i] = 1""", 3, "a loop of which the text does not say that it ends"),
    "the_other_way": (INTS + ", n: int", """
i = wp.tid()
k = int(0)
while k < n:
    k -= 1
y[i] = 1""", 3, "a loop of which the text does not say that it ends"),
    "limit_runs_away": (INTS + ", n: int", """
i = wp.tid()
k = int(0)
m = n
while k < m:
    k += 1
    m += 1
y[i] = 1""", 4, "a loop of which the text does not say that it ends"),
    "past_its_end": (INTS + ", n: int", """
i = wp.tid()
k = int(0)
while k != n:
    k += 3
y[i] = 1""", 3, "a loop of which the text does not say that it ends"),
    "divided_by_one": (INTS + ", n: int", """
i = wp.tid()
k = i
while k > 0:
    k = k // n
y[i] = 1""", 3, "a loop of which the text does not say that it ends"),
    "halves_of_zero": (INTS + ", n: int", """
i = wp.tid()
k = i
while k >= 0:
    k = k // 2
y[i] = 1""", 3, "a loop of which the text does not say that it ends"),
    "stays_at_a_least": (INTS + ", n: int", """
i = wp.tid()
k = int(0)
while k < n:
    k = wp.min(k + 1, 5)
y[i] = 1""", 3, "a loop of which the text does not say that it ends"),
    "continues_before_its_break": (INTS, """
i = wp.tid()
k = int(0)
while True:
    k += 1
    if x[i] > 2:
        continue
    if k > 10:
        break
y[i] = 1""", 3, "a loop of which the text does not say that it ends"),
    "collatz": (INTS, """
i = wp.tid()
v = x[i]
while v != 1:
    if v % 2 == 0:
        v = v // 2
    else:
        v = 3 * v + 1
y[i] = 1""", 3, "a loop of which the text does not say that it ends"),
    "step_may_get_zero": (INTS + ", n: int", """
i = wp.tid()
k = int(0)
s = n
while k < 100:
    k += s
    s -= 1
y[i] = 1""", 4, "a loop of which the text does not say that it ends"),
    "no_step": (INTS + ", k: int", """
i = wp.tid()
for j in range(0, 9, x[0] % 3):
    y[i] += j""", 2, "a step that may be 0"),
    "unbounded": (INTS + ", f: wp.array(dtype=float)", """
i = wp.tid()
y[i] = x[int(wp.exp(f[i]))]""", 2, "an index of which the text does not show how far it goes"),
    "no_size": (INTS, """
i = wp.tid()
for j in range(x.shape[0]):
    x[j + 1] = y[i]""", 3, "an index for which no size of its dimension is found"),
    "beyond_the_vector": (INTS + ", v: wp.array(dtype=wp.vec3)", """
i = wp.tid()
k = i
v[i][k] = 1.0""", 3, "an index of a component that may be beyond the last one"),
}

ORACLE = harness.ROOT / "tests" / "support" / "standalone_oracle.py"


class Shapes(harness.TestCase):
    def write(self, name, arguments, body):
        lines = "".join(f"    {line}\n" for line in body.strip("\n").split("\n"))
        (self.tmp / f"{name}.py").write_text(f"import warp as wp\n\n\n@wp.kernel\ndef {name}({arguments}):\n{lines}")
        return self.run_weft("cuda", "-q", f"{name}.py", "-o", f"out_{name}")

    def run_at_sizes(self, name):
        """What is wrong with the program; empty if nothing."""
        made = self.write(name, *PROGRAMS[name])
        if made.returncode:
            return f"{name}: {made.stderr}"
        folder = self.tmp / f"out_{name}" / "sample_0000_file"
        built = subprocess.run([standalone_modules.CXX, "-std=c++17", "-O0", *standalone_modules.SANITIZERS, "-x", "c++",
                                "-o", folder / "program", folder / f"{name}.cu"], capture_output=True, text=True)
        if built.returncode:
            return f"{name}: {built.stderr[:1500]}"
        if wrong := standalone_modules.beyond_int((folder / f"{name}.cu").read_text()):
            return f"{name}: {wrong}"
        for size in (1, 2, 3, 4, 5, 31, 32, 33, 64, None):
            arguments = [] if size is None else [str(size), "3", "--dump", folder / "dump.json"]
            ran = subprocess.run([folder / "program", *arguments], capture_output=True, text=True, errors="replace")
            said = ran.stdout + ran.stderr
            if size is not None and ran.returncode == 2 and "SIZE is from" in said:
                continue
            if ran.returncode:
                return f"{name} {size}: {said[:1500]}"
        (folder / "dump.json").unlink()
        return standalone_modules.dump_rounds(folder, 5)

    def test_indices_stay_within_their_dimensions(self):
        with ThreadPoolExecutor(2) as pool:
            faults = [f for f in pool.map(self.run_at_sizes, PROGRAMS) if f]
        self.assertEqual(faults, [])
        folders = [str(self.tmp / f"out_{name}" / "sample_0000_file") for name in PROGRAMS]
        self.assertEqual([f for f in folders if not (Path(f) / "dump_4.json").exists()], [])
        # Warp's kernels with its own checks of indices.
        result = subprocess.run([sys.executable, ORACLE, "--debug", *folders], capture_output=True, text=True)
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr[-1500:])
        self.assertIn(f"{len(folders)} agree, 0 do not", result.stdout)

    def test_warp_in_debug_mode_says_which_sample_reads_outside(self):
        for name, index in (("inside", "i"), ("outside", "i + 1"), ("other", "i * 1")):
            folder = self.tmp / name
            folder.mkdir()
            (folder / f"{name}.py").write_text(
                "import warp as wp\n\n\n@wp.kernel\ndef {}(a: wp.array(dtype=int), b: wp.array(dtype=int)):\n"
                "    i = wp.tid()\n    b[i] = a[{}]\n".format(name, index))
            (folder / "metadata.json").write_text(json.dumps(
                {"launch": [{"name": "n"}], "args": [{"name": "a", "shape": ["n"]}, {"name": "b", "shape": ["n"]}]}))
            (folder / "dump_0.json").write_text(
                '{"launch": [3], "in.a": [1, 2, 3], "in.b": [0, 0, 0], "out.b": [1, 2, 3]}')
        names = [str(self.tmp / name) for name in ("inside", "outside", "other")]
        result = subprocess.run([sys.executable, ORACLE, "--debug", *names], capture_output=True, text=True)
        self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
        self.assertRegex(result.stdout, rf"{names[1]}: ended by signal \d+: Assertion failed.*\n2 agree, 1 do not\n$")

    def test_what_is_not_known_is_refused_with_its_place(self):
        for name, (arguments, body, line, what) in REFUSED.items():
            made = self.write(name, arguments, body)
            self.assertEqual(made.returncode, 1, name)
            self.assertRegex(made.stderr, rf"{name}\.py:{line + 5}:\d+: {re.escape(what)} has no form")
            self.assertFalse((self.tmp / f"out_{name}").exists(), name)


if __name__ == "__main__":
    harness.main()
