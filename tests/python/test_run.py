"""weft.run: what it takes, and where it says that something is wrong."""

import importlib.util
import subprocess
import sys
import unittest

import harness

try:
    import numpy as np
except ImportError:
    np = None
import weft

KERNELS = """from typing import Any

import warp as wp


@wp.struct
class Params:
    mass: float


@wp.func
def shifted(a: wp.array(dtype=float), i: int, n: int):
    return a[i + n]


@wp.kernel
def one(a: wp.array(dtype=float), n: int):
    i = wp.tid()
    a[i] = a[i] + 1.0 + float(n)


@wp.kernel
def two(a: wp.array(dtype=float), n: int):
    i = wp.tid()
    assert a[i] > 0.0, "positive please"
    a[i] = shifted(a, i, n)


@wp.kernel
def three(p: Params, h: wp.float32, v: wp.vec3, out: wp.array(dtype=float)):
    out[wp.tid()] = p.mass * h + v[0]


@wp.kernel
def four(w: wp.vec2i, out: wp.array(dtype=float)):
    out[wp.tid()] = float(w[0])


@wp.kernel
def five(a: wp.array(dtype=Any)):
    i = wp.tid()
    a[i] = a[i] + a[i]


wp.overload(five, [wp.array(dtype=float)])
wp.overload(five, [wp.array(dtype=int)])
"""


@unittest.skipIf(np is None, "numpy is not installed")
class Run(harness.TestCase):
    def setUp(self):
        super().setUp()
        self.path = self.tmp / "kernels.py"
        self.path.write_text(KERNELS)
        self.a = np.array([1, 2], np.float32)

    def run_one(self, a=None, n=0, dim=2, **options):
        return weft.run(self.path, dim, {"a": self.a if a is None else a, "n": n}, name="one", **options)

    def says(self, kind, message, call, *arguments, **options):
        with self.assertRaises(kind) as raised:
            call(*arguments, **options)
        self.assertEqual(str(raised.exception).replace(str(self.path), "kernels.py"), message)
        return raised.exception

    def test_arrays_of_any_layout(self):
        for a in (self.a.astype(">f4"), np.array([1, 9, 2, 9], np.float32)[::2], np.array([[1, 2]], np.float32).T[:, 0]):
            self.assertEqual(self.run_one(a)["a"].tolist(), [2, 3])

    def test_numbers_that_the_type_holds(self):
        for n in (1, 1.0, np.int64(1), np.array(1, np.uint8), True):
            self.assertEqual(self.run_one(n=n)["a"].tolist(), [3, 4])
        for n, given in ((2.9, "2.9"), (-0.5, "-0.5"), (2**40, str(2**40)), (float("nan"), "nan")):
            self.says(weft.DiagnosticError, f"the number 'n' in 'inputs' is {given}, which int32 cannot hold", self.run_one, n=n)
        inputs = {"p.mass": 2.0, "h": 1e300, "v": (1, 2, 3), "out": np.zeros(1, np.float32)}
        self.says(weft.DiagnosticError, "the number 'h' in 'inputs' is 1e+300, which float32 cannot hold",
                  weft.run, self.path, 1, inputs, name="three")
        self.assertEqual(weft.run(self.path, 1, {**inputs, "h": 0.5}, name="three")["out"].tolist(), [2])
        self.says(ValueError, "the parameter 'v' is (1, 2, 1e+300), which float32 cannot hold",
                  weft.run, self.path, 1, {**inputs, "v": (1, 2, 1e300)}, name="three")
        self.says(ValueError, "the parameter 'w' is (1, 2.5), which int32 cannot hold",
                  weft.run, self.path, 1, {"w": (1, 2.5), "out": np.zeros(1, np.float32)}, name="four")

    def test_what_holds_no_numbers(self):
        for value, kind in (("2", "str32 of shape ()"), (2**70, "object of shape ()"), (None, "object of shape ()"),
                            (np.array([1j]), "complex128 of shape (1,)"), (np.longdouble(1), "of shape ()")):
            with self.assertRaises(TypeError) as raised:
                self.run_one(n=value)
            self.assertIn(f"{kind}, which holds no numbers; a field of a struct is given by its path", str(raised.exception))
        self.says(TypeError, "inputs is a mapping of parameters to arrays, not None", weft.run, self.path, 2, None, name="one")
        self.says(TypeError, "inputs has names of parameters as keys, not 1", weft.run, self.path, 2, {1: 1}, name="one")
        self.says(TypeError, "dim is one to four whole numbers of threads, not 2.5", self.run_one, dim=2.5)

    def test_a_file_with_several_kernels(self):
        error = self.says(weft.DiagnosticError, "kernels.py:40:1: several kernels, choose one with name=: one, two, three, four, five",
                          weft.run, self.path, 2, {"a": self.a, "n": 0})
        self.assertEqual((error.file, error.line), (str(self.path), 40))

    def test_a_kernel_with_several_overloads(self):
        inputs = {"a": np.array([1, 2], np.int32)}
        self.says(weft.DiagnosticError, "kernels.py:39:1: kernel 'five' has several overloads, choose one with types=: "
                  "'wp.array(dtype=float)', 'wp.array(dtype=int)'", weft.run, self.path, 2, inputs, name="five")
        self.assertEqual(weft.run(self.path, 2, inputs, name="five", types="wp.array(dtype=int)")["a"].tolist(), [2, 4])

    def test_cotangents(self):
        self.assertEqual(self.run_one(grad=True).gradients["a"].tolist(), [1, 1])
        self.assertEqual(self.run_one(grad=True, cotangents={}).gradients["a"].tolist(), [0, 0])
        self.assertEqual(self.run_one(grad=True, cotangents={"a": self.a}).gradients["a"].tolist(), [1, 2])
        self.says(weft.DiagnosticError, "the cotangent 'b' in 'cotangents' is for no float array of the kernel; it has a",
                  self.run_one, grad=True, cotangents={"b": self.a})
        self.says(weft.DiagnosticError, "the cotangent 'a' in 'cotangents' is float32 of shape (1,); it takes floats of shape (2,)",
                  self.run_one, grad=True, cotangents={"a": self.a[:1]})
        self.says(ValueError, "cotangents weigh the arrays that grad=True derives; without it they say nothing",
                  self.run_one, cotangents={"a": self.a})

    def test_an_interrupt_ends_a_launch(self):
        (self.tmp / "long.py").write_text("import warp as wp\n\n\n@wp.kernel\ndef count(out: wp.array(dtype=int), n: int):\n"
                                          "    for j in range(n):\n        out[0] = j\n")
        script = ("import sys, time, threading, _thread, numpy, weft\n"
                  "threading.Timer(0.3, _thread.interrupt_main).start()\n"
                  "begun = time.monotonic()\n"
                  "try:\n    weft.run(sys.argv[1], 2**20, {'out': numpy.zeros(1, numpy.int32), 'n': 2**30}, name='count')\n"
                  "except KeyboardInterrupt:\n    print('interrupted', time.monotonic() - begun < 10)\n")
        done = subprocess.run([sys.executable, "-c", script, self.tmp / "long.py"], capture_output=True, text=True, timeout=120)
        self.assertEqual((done.stdout, done.stderr), ("interrupted True\n", ""))

    def test_faults_of_files_and_of_live_kernels_have_their_place(self):
        kernels = [self.path]
        if importlib.util.find_spec("warp"):
            spec = importlib.util.spec_from_file_location("kernels", self.path)
            module = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(module)
            kernels.append(module.two)
        for kernel in kernels:
            name = "two" if kernel is self.path else None
            error = self.says(weft.KernelFault, "kernels.py:13: thread 0: index 5 of an array whose dimension 0 has 2 elements",
                              weft.run, kernel, 2, {"a": self.a, "n": 5}, name=name)
            self.assertEqual((error.file, error.line), (str(self.path), 13))
            self.says(weft.KernelFault, "kernels.py:25: thread 0: an assertion does not hold: positive please",
                      weft.run, kernel, 2, {"a": -self.a, "n": 0}, name=name)


if __name__ == "__main__":
    harness.main()
