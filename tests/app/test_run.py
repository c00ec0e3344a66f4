"""weft run: kernels on the arrays of .npz files, and every input that is refused."""

import io
import json
import os
import re
import resource
import signal
import subprocess
import sys
import time
import zipfile

import harness
import numpy as np

KERNELS = '''import warp as wp


@wp.struct
class Params:
    mass: float
    axis: wp.vec3
    weights: wp.array(dtype=float)


@wp.kernel
def scale(x: wp.array(dtype=float), y: wp.array(dtype=float), s: float, n: int):
    i = wp.tid()
    if i >= n:
        return
    y[i] = x[i] * s + float(i)


@wp.kernel
def turn(a: wp.array2d(dtype=wp.float64), out: wp.array2d(dtype=wp.float64)):
    i, j = wp.tid()
    out[j, i] = a[i, j] + a[i, j]


@wp.kernel
def pull(points: wp.array(dtype=wp.vec3), turns: wp.array(dtype=wp.mat22), params: Params, out: wp.array(dtype=float)):
    i = wp.tid()
    p = points[i]
    m = turns[i]
    out[i] = (p[0] * params.axis[0] + p[2] * params.axis[2]) * params.mass + params.weights[i] * m[0, 1]


@wp.kernel
def numbers(a: wp.int8, b: wp.uint64, c: bool, d: wp.float64, e: wp.float16, out: wp.array(dtype=wp.float64)):
    out[0] = wp.float64(a)
    out[1] = wp.float64(b)
    if c:
        out[2] = wp.float64(1.0)
    out[3] = d
    out[4] = wp.float64(e)


@wp.kernel
def copy_narrow(x: wp.array(dtype=wp.bfloat16), on: wp.array(dtype=bool), s: wp.bfloat16, y: wp.array(dtype=wp.bfloat16)):
    i = wp.tid()
    y[i] = x[i]
    if on[i]:
        y[i] = s


@wp.kernel
def square(x: wp.array(dtype=float), s: float, y: wp.array(dtype=float)):
    i = wp.tid()
    y[i] = x[i] * x[i] * s


@wp.kernel
def beyond(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = 1.0


@wp.kernel
def same_place(x: wp.array2d(dtype=float)):
    i, j = wp.tid()
    x[0, 0] = float(i + j)


@wp.kernel
def spin(x: wp.array(dtype=float)):
    i = int(0)
    while i < 5:
        i = i * 2
    x[0] = float(i)


@wp.kernel
def nothing():
    pass


@wp.kernel
def indexed(x: wp.indexedarray(dtype=float)):
    i = wp.tid()
    x[i] = 1.0


@wp.kernel
def fabric(x: wp.fabricarray(dtype=float)):
    i = wp.tid()
    x[i] = 1.0


@wp.kernel
def tell(n: int):
    wp.expect_eq(wp.tid(), n)
    print("\\x1b[31m")
    wp.printf("%d", wp.tid())
'''

SCALE = {"x": np.array([1, 2, 3], np.float32), "y": np.zeros(3, np.float32), "s": 0.5, "n": 2}
# Of scale() on SCALE, in what goes before a diagnostic of the inputs.
DO_NOT_FIT = "weft: the arrays in 'in.npz' do not fit kernel 'scale': "


def line_of(text):
    """The number of the line of KERNELS that is this text."""
    return KERNELS.split("\n").index(text) + 1


def npy(array, **kwargs):
    """The bytes of an .npy file."""
    out = io.BytesIO()
    np.lib.format.write_array(out, np.asarray(array), **kwargs)
    return out.getvalue()


def npy_with(header, data=b""):
    """An .npy file with that text as its header."""
    text = header.encode() + b"\n"
    return b"\x93NUMPY\x01\x00" + len(text).to_bytes(2, "little") + text + data


class RunTestCase(harness.TestCase):
    def setUp(self):
        super().setUp()
        (self.tmp / "k.py").write_text(KERNELS)

    def save(self, name="in.npz", /, **arrays):
        np.savez(self.tmp / name, **arrays)

    def archive(self, members, name="in.npz", compression=zipfile.ZIP_STORED):
        """An archive of these bytes, by the names of its members."""
        with zipfile.ZipFile(self.tmp / name, "w", compression) as archive:
            for member, data in members.items():
                archive.writestr(member, data)

    def weft(self, kernel, dim, *arguments, inputs="in.npz", file="k.py", **kwargs):
        given = ["--inputs", inputs] if inputs else []
        return self.run_weft("run", file, "--kernel", kernel, "--dim", dim, *given, *arguments, **kwargs)

    def arrays(self, kernel, dim, *arguments, **inputs):
        """The arrays that a launch leaves, with these inputs."""
        self.save(**inputs)
        result = self.weft(kernel, dim, "-o", "out.npz", *arguments)
        self.assertEqual((result.returncode, result.stdout, result.stderr), (0, "", ""))
        with np.load(self.tmp / "out.npz") as out:
            return dict(out)

    def fails(self, line, result, code=1):
        self.assertEqual((result.stderr, result.stdout, result.returncode), (line + "\n", "", code))
        left = sorted(path.name for path in self.tmp.iterdir())
        self.assertFalse([name for name in left if "out" in name], left)

    def refused(self, line, **inputs):
        """scale() with these inputs is refused with the line."""
        self.save(**inputs)
        self.fails(line, self.weft("scale", 3, "-o", "out.npz"))


class Results(RunTestCase):
    def test_arrays_after_the_launch(self):
        out = self.arrays("scale", 3, **SCALE)
        self.assertEqual(set(out), {"x", "y"})
        np.testing.assert_array_equal(out["x"], SCALE["x"])
        np.testing.assert_array_equal(out["y"], np.array([0.5, 2, 0], np.float32))
        self.assertEqual({a.dtype for a in out.values()}, {np.dtype("float32")})

    def test_values_are_those_of_float32(self):
        rng = np.random.default_rng(3)
        x = rng.normal(size=200).astype(np.float32)
        out = self.arrays("scale", 200, x=x, y=np.zeros_like(x), s=0.1, n=200)
        np.testing.assert_array_equal(out["y"], x * np.float32(0.1) + np.arange(200, dtype=np.float32))

    def test_several_dimensions_and_the_order_of_fortran(self):
        a = np.arange(6.0).reshape(2, 3)
        for order in "CF":
            out = self.arrays("turn", "2,3", a=np.asarray(a, order=order), out=np.zeros((3, 2)))
            np.testing.assert_array_equal(out["out"], 2 * a.T)
            np.testing.assert_array_equal(out["a"], a)

    def test_structs_vectors_and_matrices(self):
        rng = np.random.default_rng(4)
        points, turns, weights = (rng.integers(-9, 9, shape).astype(np.float32)
                                  for shape in ((5, 3), (5, 2, 2), 5))
        axis = np.array([1, 2, 4], np.float32)
        out = self.arrays("pull", 5, **{"points": points, "turns": turns, "params.mass": 3, "params.axis": axis,
                                        "params.weights": weights, "out": np.zeros(5, np.float32)})
        expected = (points[:, 0] + 4 * points[:, 2]) * 3 + weights * turns[:, 0, 1]
        np.testing.assert_array_equal(out["out"], expected)
        self.assertEqual(out["turns"].shape, (5, 2, 2))
        np.testing.assert_array_equal(out["params.weights"], weights)

    def test_numbers_of_any_type_that_holds_them(self):
        out = self.arrays("numbers", 1, a=np.float64(-7), b=2**64 - 1, c=np.int64(1), d=np.float16(0.5), e=0.1,
                          out=np.zeros(5))
        np.testing.assert_array_equal(out["out"], [-7, 2.0**64, 1, 0.5, float(np.float16(0.1))])
        out = self.arrays("numbers", 1, a=True, b=np.uint8(3), c=False, d=2**53, e=np.int8(-2), out=np.zeros(5))
        np.testing.assert_array_equal(out["out"], [1, 3, 0, 2.0**53, -2])
        out = self.arrays("scale", 3, **SCALE | {"s": np.nan})
        self.assertEqual(list(np.isnan(out["y"])), [True, True, False])

    def test_bfloat16_is_given_as_its_bits(self):
        bits = np.array([0x3F80, 0x4000, 0xC040], np.uint16)  # 1, 2, -3
        out = self.arrays("copy_narrow", 3, x=bits, on=np.array([False, True, False]), s=np.uint16(0x4110),
                          y=np.zeros(3, np.uint16))
        np.testing.assert_array_equal(out["y"], np.array([0x3F80, 0x4110, 0xC040], np.uint16))
        self.assertEqual(out["on"].dtype, bool)
        out = self.arrays("copy_narrow", 3, x=bits, on=np.array([False, True, False]), s=9.0, y=np.zeros(3, np.uint16))
        self.assertEqual(out["y"][1], 0x4110)
        self.assertIn("  y   bfloat16  (3,)  1 9 -3\n", self.weft("copy_narrow", 3).stdout)

    def test_compressed_files_empty_arrays_and_no_inputs(self):
        np.savez_compressed(self.tmp / "in.npz", **SCALE)
        self.assertEqual(self.weft("scale", 3).returncode, 0)
        self.save(**SCALE | {"x": np.zeros(0, np.float32), "y": np.zeros(0, np.float32), "n": 0})
        self.assertIn("  y  float32  (0,)\n", self.weft("scale", 3).stdout)
        result = self.weft("nothing", 7, inputs=None)
        self.assertRegex(result.stdout, r"^kernel nothing, 7 threads, \d+ steps\n$")
        self.assertEqual(self.weft("nothing", 7, "-o", "out.npz", inputs=None).returncode, 0)
        with np.load(self.tmp / "out.npz") as out:
            self.assertEqual(out.files, [])

    def test_the_same_arrays_are_the_same_bytes(self):
        self.arrays("scale", 3, **SCALE)
        first = (self.tmp / "out.npz").read_bytes()
        self.arrays("scale", 3, **SCALE)
        self.assertEqual((self.tmp / "out.npz").read_bytes(), first)
        with zipfile.ZipFile(self.tmp / "out.npz") as archive:
            self.assertIsNone(archive.testzip())
            for member in archive.infolist():
                self.assertEqual((member.date_time, member.compress_type), ((1980, 1, 1, 0, 0, 0), 0))

    def test_any_number_of_cores_gives_the_same(self):
        n = 300_000
        x = np.linspace(-3, 3, n, dtype=np.float32)
        self.save(x=x, y=np.zeros(n, np.float32), s=0.7, n=n - 5)
        texts, files = set(), set()
        for jobs in ("1", "2", "5", None):
            option = ["-j", jobs] if jobs else []
            texts.add(self.weft("scale", n, *option).stdout)
            self.assertEqual(self.weft("scale", n, "-o", "out.npz", *option).returncode, 0)
            files.add((self.tmp / "out.npz").read_bytes())
        self.assertEqual((len(texts), len(files)), (1, 1))
        n = 1_000_000
        self.save(x=np.zeros(n, np.float32))
        found = {self.weft("beyond", 2 * n, "--jobs", jobs).stderr for jobs in (1, 4)}
        self.assertEqual(len(found), 1)
        self.assertIn(f": thread {n}: index {n} of an array", found.pop())

    def test_a_full_disk_on_stdout(self):
        with open("/dev/full", "w") as full:
            result = subprocess.run([harness.WEFT, "run", "k.py", "--kernel", "nothing", "--dim", "1"], cwd=self.tmp,
                                    stdout=full, stderr=subprocess.PIPE, text=True)
        self.assertEqual((result.stderr, result.returncode), (f"weft: cannot write to stdout: {os.strerror(28)}\n", 1))

    def test_text(self):
        self.save(**SCALE | {"x": np.arange(20, dtype=np.float32), "y": np.zeros(20, np.float32), "n": 20})
        result = self.weft("scale", 20)
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        lines = result.stdout.splitlines()
        self.assertRegex(lines[0], r"^kernel scale, 20 threads, \d+ steps$")
        self.assertEqual(lines[1:], ["  x  float32  (20,)  0 1 2 3 4 5 6 7 ...",
                                     "  y  float32  (20,)  0 1.5 3 4.5 6 7.5 9 10.5 ..."])

    def test_json(self):
        self.save(**SCALE | {"x": np.array([1, np.inf, 3], np.float32)})
        result = self.weft("scale", 3, "--json", "-o", "out.npz")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        found = json.loads(result.stdout)
        self.assertEqual(list(found), ["kernel", "dim", "steps", "ended", "output", "findings", "arrays"])
        self.assertEqual((found["kernel"], found["dim"], found["ended"], found["findings"]), ("scale", [3], False, []))
        self.assertGreater(found["steps"], 3)
        self.assertEqual(found["arrays"], [
            {"name": "x", "dtype": "float32", "shape": [3], "first": [1, None, 3]},
            {"name": "y", "dtype": "float32", "shape": [3], "first": [0.5, None, 0]}])
        self.assertTrue((self.tmp / "out.npz").exists())

    def test_indexed_arrays(self):
        self.save(**{"x": np.zeros(4, np.float32), "x.indices0": np.array([3, 1], np.int32)})
        result = self.weft("indexed", 2)
        self.assertEqual(result.stdout.splitlines()[1:], ["  x           float32  (4,)  0 1 0 1",
                                                          "  x.indices0  int32    (2,)  3 1"])

    def test_output_of_the_kernel(self):
        self.save(n=0)
        result = self.weft("tell", 2)
        failed = "Error, expect_eq() failed:\n\t Expected: 0\n\t Actual: 1\n"
        self.assertTrue(result.stdout.startswith(f"?[31m\n0{failed}?[31m\n1\nkernel tell"), result.stdout)
        self.assertRegex(result.stderr, r"^k.py:\d+: thread 1: wp.expect_eq\(\) fails: .* \(expect-failed\)\n$")
        self.assertEqual(result.returncode, 1)
        self.assertEqual(json.loads(self.weft("tell", 1, "--json").stdout)["output"], "?[31m\n0")

    def test_a_captured_program(self):
        script = ("import importlib.util, sys, weft\n"
                  "spec = importlib.util.spec_from_file_location('k', 'k.py')\n"
                  "module = importlib.util.module_from_spec(spec)\n"
                  "spec.loader.exec_module(module)\n"
                  "for name in ('scale', 'beyond'):\n"
                  "    open(name + '.json', 'w').write(weft.capture(getattr(module, name)))\n")
        made = subprocess.run([sys.executable, "-c", script], cwd=self.tmp, capture_output=True, text=True)
        if "No module named 'warp'" in made.stderr:
            self.skipTest("warp-lang is not installed")
        self.assertEqual(made.returncode, 0, made.stderr)
        self.save(**SCALE)
        result = self.run_weft("run", "scale.json", "--dim", 3, "--inputs", "in.npz")
        self.assertIn("  y  float32  (3,)  0.5 2 0\n", result.stdout)
        self.fails("scale.json:1:1: no kernel 'other'; the file has: scale", self.weft("other", 3, file="scale.json"))
        # Lines are those of the file that the function is from.
        self.save(x=np.zeros(2, np.float32))
        result = self.run_weft("run", "beyond.json", "--dim", 3, "--inputs", "in.npz")
        self.assertIn(f"k.py:{line_of('    x[i] = 1.0')}: thread 2: ", result.stderr)


class Gradients(RunTestCase):
    X = np.array([1, -2, 3], np.float32)

    def test_of_what_the_launch_changes(self):
        out = self.arrays("square", 3, "--grad", x=self.X, s=0.5, y=np.zeros(3, np.float32))
        self.assertEqual(set(out), {"x", "y", "grad.x", "grad.s", "grad.y"})
        np.testing.assert_array_equal(out["grad.x"], 2 * self.X * 0.5)
        np.testing.assert_array_equal(out["grad.s"], 14)
        np.testing.assert_array_equal(out["grad.y"], np.zeros(3))
        self.assertEqual((out["grad.x"].dtype, out["grad.s"].shape), (np.dtype("float64"), ()))

    def test_with_cotangents(self):
        for dtype in (np.float64, np.float32, np.float16):
            self.save("cot.npz", y=np.array([1, 0, 10], dtype))
            out = self.arrays("square", 3, "--grad", "--cotangents", "cot.npz", x=self.X, s=0.5,
                              y=np.zeros(3, np.float32))
            np.testing.assert_array_equal(out["grad.x"], [1, 0, 30])

    def test_text(self):
        self.save(x=self.X, s=0.5, y=np.zeros(3, np.float32))
        self.assertIn("  grad.s  float64  ()    14\n", self.weft("square", 3, "--grad").stdout)

    def test_cotangents_that_do_not_fit(self):
        self.save(x=self.X, s=0.5, y=np.zeros(3, np.float32))
        for cotangents, said in (
                ({"q": np.ones(3)}, "the cotangent 'q' in 'cot.npz' is for no float array of the kernel; it has x, y"),
                ({"s": np.ones(())}, "the cotangent 's' in 'cot.npz' is for no float array of the kernel; it has x, y"),
                ({"y": np.ones(4)}, "the cotangent 'y' in 'cot.npz' is float64 of shape (4,); it takes floats of "
                                    "shape (3,)"),
                ({"y": np.ones(3, int)}, "the cotangent 'y' in 'cot.npz' is int64 of shape (3,); it takes floats of "
                                         "shape (3,)")):
            self.save("cot.npz", **cotangents)
            self.fails("weft: " + said, self.weft("square", 3, "--grad", "--cotangents", "cot.npz", "-o", "out.npz"))
        self.fails("weft: --cotangents requires --grad; see 'weft run --help'",
                   self.weft("square", 3, "--cotangents", "cot.npz"), 2)

    def test_a_name_that_gradients_have(self):
        (self.tmp / "k.py").write_text(
            "import warp as wp\n\n\n@wp.struct\nclass S:\n    x: wp.array(dtype=float)\n\n\n"
            "@wp.kernel\ndef k(x: wp.array(dtype=float), grad: S):\n    x[0] = grad.x[0]\n")
        self.save(**{"x": self.X, "grad.x": self.X})
        self.assertEqual(self.weft("k", 1).returncode, 0)
        self.fails("weft: bad value 'grad.x' for --grad; the kernel has a parameter of that name, which its gradients "
                   "are to have", self.weft("k", 1, "--grad"), 2)


class Findings(RunTestCase):
    def test_one_that_ends_the_launch(self):
        self.save(x=np.zeros(3, np.float32))
        where = f"k.py:{line_of('    x[i] = 1.0')}: thread 3: index 3 of an array whose dimension 0 has 3 elements"
        ended = "weft: the launch of kernel 'beyond' ended early, so its arrays are neither shown nor written"
        for more in ([], ["--grad"], ["--sanitize"]):
            result = self.weft("beyond", 5, "-o", "out.npz", *more)
            self.fails(f"{where} (out-of-bounds)\n{ended}", result)
        found = json.loads(self.weft("beyond", 5, "--json").stdout)
        self.assertEqual((found["ended"], found["arrays"]), (True, []))
        self.assertEqual(found["findings"], [
            {"fault": "out-of-bounds", "file": "k.py", "line": line_of("    x[i] = 1.0"), "thread": [3],
             "message": "index 3 of an array whose dimension 0 has 3 elements", "values": ["3", "0", "3"]}])

    def test_those_that_are_looked_for(self):
        self.save(x=np.zeros((1, 1), np.float32))
        self.assertEqual(self.weft("same_place", "2,2", "-o", "out.npz").returncode, 0)
        (self.tmp / "out.npz").unlink()
        result = self.weft("same_place", "2,2", "--sanitize", "-o", "out.npz")
        line = line_of("    x[0, 0] = float(i + j)")
        self.assertEqual(result.stderr,
                         f"k.py:{line}: thread 0,1: an element is written that thread 0,0 wrote (write-race)\n")
        self.assertEqual((result.returncode, result.stdout), (1, ""))
        with np.load(self.tmp / "out.npz") as out:
            np.testing.assert_array_equal(out["x"], [[2]])
        result = self.weft("same_place", "2,2", "--sanitize", "--json")
        self.assertEqual((result.returncode, result.stderr), (1, ""))
        found = json.loads(result.stdout)
        self.assertEqual((found["findings"][0]["thread"], found["ended"]), ([0, 1], False))
        self.assertEqual(found["arrays"][0]["first"], [2])

    def test_too_many_steps(self):
        self.save(x=np.zeros(1, np.float32))
        result = self.weft("spin", 1, "--max-steps", "10k")
        self.assertEqual(result.returncode, 1)
        self.assertIn(": thread 0: the launch takes more than 10000 steps (too-many-steps)\n", result.stderr)

    def test_the_path_of_the_file_is_that_of_the_command(self):
        (self.tmp / "folder").mkdir()
        (self.tmp / "folder" / "k.py").write_text(KERNELS)
        self.save(x=np.zeros(1, np.float32))
        self.assertTrue(self.weft("beyond", 2, file="folder/k.py").stderr.startswith("folder/k.py:"))

    def test_a_kernel_that_is_not_evaluated(self):
        self.save(x=np.zeros(3, np.float32))
        line = line_of("def fabric(x: wp.fabricarray(dtype=float)):")
        result = self.weft("fabric", 3)
        self.assertRegex(result.stderr, r"^k\.py:\d+:\d+: .* cannot be evaluated by weft\n$")
        self.assertIn(int(result.stderr.split(":")[1]), range(line - 1, line + 3))
        self.assertEqual((result.returncode, result.stdout), (1, ""))


class BadOptions(RunTestCase):
    def test_dimensions(self):
        self.save(**SCALE)
        each = "it takes a whole number from 1 to 2147483647"
        for dim, said in (("0", f"'0' for --dim; {each}"), ("-3", f"'-3' for --dim; {each}"),
                          ("x", f"'x' for --dim; {each}"), ("3,", "'3,' for --dim; it takes one to four whole numbers with commas: 1000 or 64,32"),
                          ("2,0", f"'0' for --dim; {each}"), ("2.5", f"'2.5' for --dim; {each}"),
                          ("2147483648", f"'2147483648' for --dim; {each}"),
                          ("1,1,1,1,1", "'1,1,1,1,1' for --dim; a launch has at most 4 dimensions"),
                          ("65536,65536", "'65536,65536' for --dim; a launch has at most 2147483647 threads")):
            result = self.run_weft("run", "k.py", "--kernel", "scale", f"--dim={dim}", "--inputs", "in.npz")
            self.fails(f"weft: bad value {said}", result, 2)
        self.fails("weft: --dim is required; see 'weft run --help'", self.run_weft("run", "k.py"), 2)
        self.fails("weft: bad value '0' for --max-steps; it takes a whole number from 1 to 1000000000000000",
                   self.weft("scale", 3, "--max-steps", 0), 2)
        self.fails("weft: bad value '0' for --jobs; it takes a whole number from 1 to 1024",
                   self.weft("scale", 3, "--jobs", 0), 2)

    def test_kernels(self):
        self.assertRegex(self.run_weft("run", "k.py", "--dim", 1).stderr,
                         r"^k.py:\d+:1: several kernels, choose one with --kernel: scale, turn, ")
        self.fails("k.py:1:1: no kernel 'j'; the file has: scale, turn, pull, numbers, copy_narrow, square, beyond, "
                   "same_place, spin, nothing, indexed, fabric, tell", self.weft("j", 1))
        self.fails(f"weft: cannot open 'none.py': {os.strerror(2)}", self.weft("k", 1, file="none.py"))
        self.fails("weft: kernel 'scale' takes x, y, s, n; --inputs names an .npz file with an array for each",
                   self.weft("scale", 1, inputs=None))

    def test_kernels_for_any_type(self):
        (self.tmp / "any.py").write_text("import warp as wp\nfrom typing import Any\n\n\n@wp.kernel\n"
                                         "def k(x: wp.array(dtype=Any)):\n    x[0] = x[1]\n")
        self.save(x=np.array([1, 2], np.int16))
        result = self.weft("k", 1, "--types", "wp.array(dtype=wp.int16)", file="any.py")
        self.assertIn("  x  int16  (2,)  2 2\n", result.stdout)
        self.assertIn("takes arguments of any type", self.weft("k", 1, file="any.py").stderr)

    def test_outputs(self):
        self.save(**SCALE)
        (self.tmp / "folder").mkdir()
        os.link(self.tmp / "in.npz", self.tmp / "same.npz")
        before = (self.tmp / "in.npz").read_bytes()
        plain, lost = "it takes the name of a plain file", "it is read, and would be lost; choose another file"
        for output, said in (("in.npz", lost), ("./in.npz", lost), ("same.npz", lost), ("k.py", lost), ("folder", plain),
                             ("/dev/null", plain), ("-", plain)):
            self.fails(f"weft: bad value '{output}' for --output; {said}", self.weft("scale", 3, "-o", output), 2)
        self.fails(f"weft: cannot create 'none/.out.npz.part': {os.strerror(2)}",
                   self.weft("scale", 3, "-o", "none/out.npz"))
        self.assertEqual((self.tmp / "in.npz").read_bytes(), before)
        # Another file is replaced by a launch that went through, and by no other.
        (self.tmp / "old.npz").write_text("old")
        self.save("short.npz", x=np.zeros(1, np.float32))
        self.assertEqual(self.weft("beyond", 3, "-o", "old.npz", inputs="short.npz").returncode, 1)
        self.assertEqual((self.tmp / "old.npz").read_text(), "old")
        self.assertEqual(self.weft("scale", 3, "-o", "old.npz").returncode, 0)
        np.load(self.tmp / "old.npz").close()

    def test_an_output_that_may_not_grow(self):
        self.save(**SCALE | {"y": np.zeros(5000, np.float32)})
        result = self.weft("scale", 3, "-o", "out.npz",
                           preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000)))
        self.fails(f"weft: cannot write 'out.npz': {os.strerror(27)}", result)


class BadInputs(RunTestCase):
    def test_arrays_that_do_not_fit(self):
        without = {name: value for name, value in SCALE.items() if name != "s"}
        self.refused(DO_NOT_FIT + "the parameter 's' is missing; the kernel takes a number of type float32", **without)
        without = {name: value for name, value in SCALE.items() if name != "x"}
        self.refused(DO_NOT_FIT + "the parameter 'x' is missing; the kernel takes float32 of shape (n0,)", **without)
        self.refused(DO_NOT_FIT + "the kernel has no parameter 'z'; it has x, y, s, n", **SCALE, z=1)
        for name, value, said in (
                ("x", np.zeros(3), "the parameter 'x' is given float64 of shape (3,); the kernel takes float32 of shape "
                                   "(n0,)"),
                ("x", np.zeros((3, 1), np.float32), "the parameter 'x' is given float32 of shape (3, 1); the kernel "
                                                    "takes float32 of shape (n0,)"),
                ("x", 2.0, "the parameter 'x' is given float64 of shape (); the kernel takes float32 of shape (n0,)"),
                ("n", np.array([3]), "the parameter 'n' is given int64 of shape (1,); the kernel takes a number of type "
                                     "int32")):
            self.refused(DO_NOT_FIT + said, **SCALE | {name: value})

    def test_numbers_that_a_parameter_cannot_hold(self):
        for name, value, said in (("n", 2.5, "2.5, which int32"), ("n", 2**31, "2147483648, which int32"),
                                  ("n", np.nan, "nan, which int32"), ("n", np.inf, "inf, which int32"),
                                  ("s", 1e300, "1e+300, which float32"), ("s", 2**24 + 1, "16777217, which float32")):
            self.refused(f"weft: the number '{name}' in 'in.npz' is {said} cannot hold", **SCALE | {name: value})
        given = {"a": 1, "b": 1, "c": True, "d": 1.0, "e": 1.0, "out": np.zeros(5)}
        for name, value, said in (("a", 128, "128, which int8"), ("b", -1, "-1, which uint64"), ("c", 2, "2, which bool"),
                                  ("d", 2**53 + 1, "9007199254740993, which float64"),
                                  ("d", 2**64 - 1, "18446744073709551615, which float64"),
                                  ("e", np.float32(0.1), "0.1, which float16"), ("e", 70000.0, "70000, which float16")):
            self.save(**given | {name: value})
            self.fails(f"weft: the number '{name}' in 'in.npz' is {said} cannot hold", self.weft("numbers", 1))

    def test_files_that_are_no_archives(self):
        self.save(**SCALE)
        whole = (self.tmp / "in.npz").read_bytes()
        for data, said in ((b"", "it is empty"), (b"hello", "it is no zip archive"),
                           (npy([1.0]), "it is a single array, an .npy file, where one with names is expected"),
                           (whole[:-30], "it has no list of its arrays at its end, so it is cut off"),
                           (whole[: len(whole) // 2], "it has no list of its arrays at its end, so it is cut off")):
            (self.tmp / "in.npz").write_bytes(data)
            self.fails(f"weft: 'in.npz' cannot be read as an .npz file: {said}; numpy.savez() writes such files",
                       self.weft("scale", 3, "-o", "out.npz"))
        self.fails(f"weft: cannot open 'none.npz': {os.strerror(2)}", self.weft("scale", 3, inputs="none.npz"))
        self.fails(f"weft: cannot read '.': {os.strerror(21)}", self.weft("scale", 3, inputs="."))

    def member(self, said, data=None, name="x.npy", **kwargs):
        """An archive with this member is refused with the sentence."""
        if data is not None:
            self.archive({name: data}, **kwargs)
        self.fails(f"weft: array '{name.removesuffix('.npy')}' in 'in.npz' cannot be read: {said}",
                   self.weft("scale", 3, "-o", "out.npz"))

    def test_members_of_archives(self):
        self.member("it is compressed by method 12 of zip; stored and deflated arrays are read, which numpy.savez() and "
                    "numpy.savez_compressed() write", npy(SCALE["x"]), compression=zipfile.ZIP_BZIP2)
        self.member("it is no .npy file, and an .npz file holds nothing else", b"hello", name="notes.txt")
        self.archive({"x.npy": npy(SCALE["x"])})
        whole = bytearray((self.tmp / "in.npz").read_bytes())
        encrypted = bytearray(whole)
        for mark, flags in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
            encrypted[encrypted.index(mark) + flags] |= 1
        (self.tmp / "in.npz").write_bytes(encrypted)
        self.member("it is encrypted; write the archive without a password")
        damaged = bytearray(whole)
        damaged[damaged.index(b"PK\x01\x02") - 1] ^= 1
        (self.tmp / "in.npz").write_bytes(damaged)
        self.member("it is damaged (its checksum is another)")
        # Two of one name, which zipfile only warns of.
        self.archive({"x.npy": npy(SCALE["x"]), "y.npy": npy(SCALE["x"])})
        two = (self.tmp / "in.npz").read_bytes().replace(b"y.npy", b"x.npy")
        (self.tmp / "in.npz").write_bytes(two)
        self.member("two arrays have this name; give each a name of its own")

    def test_types_of_arrays(self):
        known = ("bool, integers of 8 to 64 bits and floats of 16 to 64 bits are read; an array of bfloat16 is given as "
                 "a.view('uint16')")
        for array, said in (
                (np.zeros(3, ">f4"), "its numbers are big-endian (>f4); save a.astype('<f4')"),
                (np.array([None, 1], object), "it holds objects of Python; save it with a dtype of numbers"),
                (np.zeros(3, [("a", "<f4"), ("b", "<i4")]),
                 "its dtype has fields; save an array for each field, with a name such as 'x.FIELD'"),
                (np.zeros(3, complex), f"its dtype is '<c16'; {known}"), (np.array(["a"]), f"its dtype is '<U1'; {known}"),
                (np.zeros(3, "V2"), f"its dtype is '|V2'; {known}")):
            self.member(said, npy(array))

    def test_headers_of_arrays(self):
        header = "{'descr': '<f4', 'fortran_order': False, 'shape': (3,), }"
        malformed = ("its header is not a dictionary of descr, fortran_order and shape as numpy writes it (at character {}); "
                     "the file is damaged or not of numpy's making")
        self.member("it does not begin as an .npy file does", b"hello")
        self.member("it ends within its header, so the file is damaged", npy(SCALE["x"])[:40])
        self.member("it is of version 9.0 of the .npy format; versions 1.0 to 3.0 are read",
                    b"\x93NUMPY\x09\x00" + npy(SCALE["x"])[8:])
        self.member(f"its header has {len(header) + 20001} bytes; at most 10000 are read",
                    npy_with(header + " " * 20000))
        self.member(malformed.format(2), npy_with("{3: 4}"))
        self.member(malformed.format(len(header) - 1), npy_with(header.replace(", }", "}, ")))
        for shape, data, said in (("(3,)", 8, "its shape (3,) of float32 takes 12 bytes, and it has 8"),
                                  ("(1,)", 8, "its shape (1,) of float32 takes 4 bytes, and it has more"),
                                  ("(4294967296, 4294967296)", 8,
                                   "its shape (4294967296, 4294967296) is larger than any memory"),
                                  ("(1099511627776,)", 8, "its shape (1099511627776,) of float32 takes 4398046511104 "
                                                          "bytes; 4294967296 are left of those that all arrays may take"),
                                  ("(" + "1, " * 33 + ")", 4, "it has more than 32 dimensions")):
            self.member(said, npy_with(header.replace("(3,)", shape), b"\0" * data))
        for version in ((1, 0), (2, 0), (3, 0)):
            self.archive({name + ".npy": npy(value, version=version) for name, value in SCALE.items()})
            self.assertEqual(self.weft("scale", 3).returncode, 0)


class Page(RunTestCase):
    """docs/execution.md"""

    PAGE = (harness.ROOT / "docs/execution.md").read_text()

    def test_the_example_prints_what_the_page_says(self):
        blocks = re.findall(r"^```(\w+)\n(.*?)^```$", self.PAGE, re.M | re.S)[:4]
        self.assertEqual([kind for kind, _ in blocks], ["sh", "python", "sh", "text"])
        (_, kernel), (_, inputs), (_, command), (_, expected) = blocks
        for words in (["bash", "-ec", kernel], [sys.executable, "-c", inputs]):
            subprocess.run(words, cwd=self.tmp, check=True)
        words = command.split()
        self.assertEqual(words[0], "./weft")
        steps = re.compile(r"\d+ steps")
        self.assertEqual(steps.sub("", self.run_weft(*words[1:]).stdout), steps.sub("", expected))

    def test_every_finding_is_explained(self):
        faults = re.findall(r'^WEFT_FAULT\(\w+, "([\w-]+)", (Ends|Noted|Checked)',
                            (harness.ROOT / "src/eval/include/weft/eval/faults.def").read_text(), re.M)
        self.assertGreater(len(faults), 10)
        checks = self.PAGE.split("\n## Checks\n")[1].split("\n## ")[0]
        always, checked = checks.split("with `--sanitize` alone")
        for name, effect in faults:
            self.assertIn(f"\n| `{name}` | ", checked if effect == "Checked" else always, name)


class Interrupted(RunTestCase):
    def test_nothing_is_left(self):
        self.save(x=np.zeros(1, np.float32))
        before = sorted(self.tmp.iterdir())
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            run = subprocess.Popen([harness.WEFT, "run", "k.py", "--kernel", "spin", "--dim", "1", "--inputs", "in.npz", "-o",
                                    "out.npz", "--max-steps", "1000000000000000"],
                                   cwd=self.tmp, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                   # Under nohup the tests inherit a SIGHUP that is ignored.
                                   preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_DFL))
            self.addCleanup(run.kill)
            while not (self.tmp / ".out.npz.part").exists():  # from just before the launch
                self.assertIsNone(run.poll())
                time.sleep(0.01)
            run.send_signal(number)
            self.assertEqual(run.communicate(timeout=60), ("", "weft: interrupted; nothing was written\n"))
            self.assertEqual(run.returncode, 128 + number)
            self.assertEqual(sorted(self.tmp.iterdir()), before)


if __name__ == "__main__":
    harness.main()
