#!/usr/bin/env python3
"""The kernels of language_kernels.py: the arrays of weft's evaluator are bit for bit those of the pinned
Warp's CPU device (fuse_fp off, the elementary functions of this machine's C library), what it prints is
what Warp prints, and its derivatives are differences of its values.
"""
import importlib.util
import os
import sys
import tempfile
import unittest
import warnings
from pathlib import Path

HERE = Path(__file__).resolve().parent
FILES = [HERE / "language_kernels.py", HERE / "tile_kernels.py"]
KERNELS = FILES[0]


def floats(*shape):
    """Numbers with few bits, of both signs."""
    return (np.arange(np.prod(shape)) * 37 % 23 / np.float32(4) - np.float32(2)).astype(np.float32).reshape(shape)


def zeros(*shape, dtype="float32"):
    return np.zeros(shape, dtype)


def ints(*shape):
    return (np.arange(np.prod(shape)) * 37 % 23).astype(np.int32).reshape(shape)


def cases():
    """(kernel, threads, inputs); an array named "x.indices0" is a list of indices of x."""
    yield "fixed_vector", 4, {"x": floats(4), "y": zeros(4)}
    yield "fixed_matrix", 4, {"x": floats(4), "y": zeros(4, 3)}
    yield "fixed_types", 6, {"y": zeros(6, dtype="float64")}
    yield "fixed_in_loop", 4, {"x": np.array([0, 1, 4, 5], np.int32), "y": zeros(4, dtype="int32")}
    yield "fixed_structs", 4, {"x": floats(4), "y": zeros(4)}
    yield "fixed_histogram", 3, {"x": ints(9), "y": zeros(3, 4, dtype="int32")}
    yield "fixed_slices", 3, {"x": floats(3), "y": zeros(3)}
    yield "fixed_sorted", 3, {"x": ints(3, 8), "y": zeros(3, 8, dtype="int32")}
    yield "fixed_copies", 4, {"x": floats(4), "y": zeros(4, 4)}
    yield "views", (2, 4), {"x": floats(2, 4, 3), "y": zeros(2, 4)}
    yield "view_writes", 2, {"x": floats(2, 2), "y": zeros(2, 5, 3)}
    yield "sliced_sums", 2, {"x": floats(2), "y": zeros(2, 3, 3)}
    yield "indexed", 3, {"x": floats(7), "x.indices0": np.array([5, 0, 3], np.int32), "y": zeros(3)}
    yield "indexed", 4, {"x": floats(4), "y": zeros(4)}
    yield "indexed_matrix", (2, 3), {"x": floats(4, 3, 2), "x.indices0": np.array([3, 1], np.int32), "y": zeros(2, 3, 2)}
    yield "indexed_matrix", (2, 2), {"x": floats(2, 3, 2), "x.indices1": np.array([2, 0], np.int32), "y": zeros(2, 2, 2)}
    yield "indexed_cube", 2, {"x": ints(3, 2, 4), "x.indices0": np.array([2, 0], np.int32),
                              "x.indices2": np.array([3, 1, 0], np.int32), "y": zeros(2, dtype="int32")}
    yield "prints", 3, {"x": floats(3), "v": floats(3, 3).astype(np.float64), "y": zeros(3)}
    yield "formats", 3, {"x": floats(3), "y": zeros(3)}
    yield "expects", 3, {"x": floats(3), "y": zeros(3)}
    # Low bytes of 0, and an array without elements, which Warp puts nowhere.
    yield "truths", 4, {"n": np.array([0, 3, 256, 1 << 24], np.int32), "f": np.float32(0.5), "a": zeros(300), "e": zeros(0),
                        "y": zeros(4, 6, dtype="int32")}
    m = floats(4, 6)
    yield "tile_copies", (2, 2), {"a": m, "y": zeros(4, 6)}
    yield "tile_vectors", 2, {"a": floats(8, 3), "y": zeros(8, 3)}
    yield "tile_products", (2, 2), {"a": m, "b": floats(6, 4) + np.float32(0.1), "y": zeros(4, 4)}
    yield "tile_products_h", 1, {"a": floats(2, 3).astype(np.float16), "b": floats(3, 2).astype(np.float16) * np.float16(1.1),
                                 "y": zeros(2, 2, dtype="float16")}
    yield "tile_products_mixed", 1, {"a": floats(2, 3).astype(np.float16), "b": floats(3, 2) * np.float32(1.1),
                                     "y": zeros(2, 2, dtype="float64")}
    yield "tile_structs", 2, {"x": floats(2), "y": zeros(2)}
    yield "tile_maps", 2, {"a": floats(2, 3), "y": zeros(2, 3)}
    yield "tile_folds", 1, {"a": floats(3, 4) * np.float32(1.1), "n": np.array([4, 9, 1, 9, 1], np.int32), "y": zeros(19)}
    yield "tile_views", 2, {"a": floats(4, 4), "y": zeros(4, 4)}
    yield "tile_made", 2, {"y": zeros(6), "z": zeros(6, dtype="int32")}
    yield "tile_edges", 3, {"a": floats(8), "y": floats(8), "z": zeros(7)}
    yield "tile_loops", 2, {"a": floats(3, 4), "y": zeros(8)}
    listed = np.array([3, -1, 0, 3], np.int32)
    yield "tile_indexed", 1, {"a": floats(5, 4), "n": listed, "y": floats(5, 3), "z": floats(4, 4)}
    yield "tile_scattered", 2, {"n": listed, "y": zeros(2, 4)}
    yield "tile_scans", 1, {"a": floats(1, 4), "n": listed, "y": zeros(4, 4), "z": zeros(4, dtype="int32")}
    yield "tile_systems", 1, {"a": floats(3, 3), "b": np.array([3, 2.5, 7], np.float32), "y": zeros(17, 3)}
    yield "tile_sorted", 1, {"n": np.array([3, -5, 3, 2147483647, 0, 3, -5, 3], np.int32), "a": floats(8) % 2,
                             "y": zeros(3, 8, dtype="int32"), "z": zeros(2, 8)}
    yield "tile_sorted_many", 1, {"n": (np.arange(3000) * 40503 % 501 * 9000001).astype(np.uint32),
                                  "y": zeros(3000, dtype="uint32"), "z": zeros(3000, dtype="int32")}
    yield "tile_transforms", 1, {"a": floats(2, 16, 2), "b": floats(1, 6, 2).astype(np.float64),
                                 "y": zeros(4, 16, 2), "z": zeros(2, 6, 2, dtype="float64")}
    yield "tile_derived", 1, {"x": floats(2, 3), "y": floats(2, 2)}
    yield "tile_exact", 1, {"d": zeros(12, dtype="float64"), "n": zeros(3, dtype="int64")}
    yield "exact_numbers", 1, {"y": zeros(8, dtype="int64"), "z": zeros(2, dtype="int32"), "u": zeros(2, dtype="uint64")}
    yield "half_constants", 1, {"h": zeros(9, dtype="float16"), "x": 2049.0}
    yield "tile_bits", 1, {"a": np.array([1, 6, 255, 4000000000], np.uint32), "y": zeros(4, dtype="uint32")}


# Warp's own derivatives of most of these are others, because its adjoint code reads what was overwritten.
DERIVED = ("fixed_vector", "fixed_matrix", "fixed_slices", "views", "view_writes", "indexed_matrix",
           "tile_derived")


def find(kernel_name):
    """The file and Warp's object of a kernel."""
    return next((f, vars(m)[kernel_name]) for f, m in zip(FILES, modules) if kernel_name in vars(m))


def to_warp(kernel, inputs):
    """The arguments of a launch, and the arrays of numpy that share their memory."""
    args, shared = [], {}
    for arg in kernel.adj.args:
        name, t = arg.label, arg.type
        if not hasattr(t, "dtype"):
            args.append(inputs[name].item() if isinstance(inputs[name], np.generic) else inputs[name])
            continue
        array = wp.array(inputs[name], dtype=t.dtype, device="cpu", copy=True)
        shared[name] = array
        if isinstance(t, wp.indexedarray):
            lists = [inputs.get(f"{name}.indices{d}") for d in range(array.ndim)]
            array = wp.indexedarray(array, [None if i is None else wp.array(i, dtype=int, device="cpu") for i in lists])
        args.append(array)
    return args, shared


class Output:
    """What C code writes to stdout in the block."""

    def __enter__(self):
        self.file, self.saved = tempfile.TemporaryFile(), os.dup(1)
        sys.stdout.flush()
        os.dup2(self.file.fileno(), 1)
        return self

    def __exit__(self, *_):
        ctypes.CDLL(None).fflush(None)
        os.dup2(self.saved, 1)
        os.close(self.saved)
        self.file.seek(0)
        self.text = self.file.read().decode()
        self.file.close()


class Language(unittest.TestCase):
    def same(self, name, have, want):
        self.assertEqual((have.shape, have.dtype), (want.shape, want.dtype), name)
        self.assertEqual(have.tobytes(), want.tobytes(), f"{name}: {have.tolist()}, Warp has {want.tolist()}")

    def test_arrays_and_output_are_those_of_warp(self):
        for kernel_name, dim, inputs in cases():
            with self.subTest(kernel_name):
                file, kernel = find(kernel_name)
                args, shared = to_warp(kernel, inputs)
                with Output() as warp:
                    wp.launch(kernel, dim, args, device="cpu")
                    wp.synchronize()
                got = weft.run(file, dim, inputs, name=kernel_name, math="host")
                self.assertEqual(got.output, warp.text)
                for name, array in shared.items():
                    self.same(name, got[name], array.numpy())

    def test_an_expectation_that_fails_is_a_finding(self):
        _, dim, inputs = next(c for c in cases() if c[0] == "expects")
        found = weft.run(KERNELS, dim, inputs, name="expects").findings
        self.assertEqual({f[0] for f in found}, {"expect-failed"})
        first = next(n for n, line in enumerate(KERNELS.read_text().split("\n"), 1) if "wp.expect_eq(i, 1)" in line)
        self.assertEqual(found[0][1:], (str(KERNELS), first, (0,), "wp.expect_eq() fails: the value is 0, expected 1"))
        # Each line once, those that fail in the first thread first; lines 6 and 7 hold.
        self.assertEqual([f[2] - first for f in found], [0, 3, 4, 5, 8, 9, 10, 11, 1, 2])

    def test_an_indexed_array_of_warp(self):
        _, dim, inputs = next(c for c in cases() if c[0] == "indexed")
        lists = [wp.array(inputs["x.indices0"], dtype=int, device="cpu")]
        x = wp.indexedarray(wp.array(inputs["x"], dtype=float, device="cpu"), lists)
        got = weft.run(KERNELS, dim, {"x": x, "y": inputs["y"]}, name="indexed")
        want = weft.run(KERNELS, dim, inputs, name="indexed")
        for name in ("x", "x.indices0", "y"):
            self.same(name, got[name], want[name])

    def test_a_fault_has_the_output_until_then(self):
        with self.assertRaises(weft.KernelFault) as raised:
            weft.run(KERNELS, 2, {"x": floats(1), "y": zeros(2)}, name="formats")
        self.assertTrue(raised.exception.output.startswith("nothing to fill in: 5%\n0|    0|"))
        self.assertTrue(raised.exception.output.endswith("\n1 ff FF 10 0xff 010\n-10000000000 0 4464 -56\n"))

    def test_any_number_of_cores_gives_the_same(self):
        n = 600_000
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "wave.py"
            path.write_text("import warp as wp\n\n\n@wp.kernel\ndef wave(x: wp.array(dtype=float), y: wp.array(dtype=float)):\n"
                            "    i = wp.tid()\n    y[i] = wp.sin(x[i]) * y[i] + x[(i + 1) % 600000]\n")
            inputs = {"x": np.linspace(-9, 9, n, dtype=np.float32), "y": np.arange(n, dtype=np.float32)}
            one = weft.run(path, n, inputs, jobs=1)
            for jobs in (None, 2, 7):
                np.testing.assert_array_equal(one["y"], weft.run(path, n, inputs, jobs=jobs)["y"])
            faults = []
            for jobs in (1, 3):
                with self.assertRaises(weft.KernelFault) as raised:
                    weft.run(path, n, inputs | {"x": inputs["x"][:450000]}, jobs=jobs)
                faults.append((raised.exception.kind, raised.exception.thread, str(raised.exception)))
            self.assertEqual(faults[0], faults[1])
            for wrong in (0, 1025):
                with self.assertRaisesRegex(ValueError, "^jobs is a number of cores from 1 to 1024, not "):
                    weft.run(path, n, inputs, jobs=wrong)

    def test_derivatives_are_differences_of_the_values(self):
        for kernel_name, dim, inputs in cases():
            if kernel_name not in DERIVED:
                continue

            file, _ = find(kernel_name)

            def total(x):
                got = weft.run(file, dim, {**inputs, "x": x}, name=kernel_name)
                return float(got["y"].astype(np.float64).sum())

            with self.subTest(kernel_name):
                got = weft.run(file, dim, inputs, name=kernel_name, grad=True,
                               cotangents={"y": np.ones(inputs["y"].shape)})
                x = inputs["x"]
                for at in np.ndindex(x.shape):
                    # The kernels are of second degree at most, so that a large step is exact.
                    step = np.zeros_like(x)
                    step[at] = 0.25
                    self.assertAlmostEqual(got.gradients["x"][at], (total(x + step) - total(x - step)) / 0.5, 3)


if __name__ == "__main__":
    if importlib.util.find_spec("warp") is None:
        print("skipped: warp-lang is not installed")
        print("0 passed, 0 failed, 1 skipped")
        sys.exit(0)
    import ctypes

    import numpy as np
    import warp as wp

    import weft

    sys.path.insert(0, str(HERE.parent / "support"))
    import harness

    warnings.simplefilter("ignore")
    with tempfile.TemporaryDirectory() as cache:
        wp.config.quiet = True
        wp.config.kernel_cache_dir = cache
        wp.init()
        modules = []
        for file in FILES:
            spec = importlib.util.spec_from_file_location(file.stem, file)
            modules.append(importlib.util.module_from_spec(spec))
            sys.modules[file.stem] = modules[-1]
            spec.loader.exec_module(modules[-1])
            wp.load_module(modules[-1], device="cpu", block_dim=1)  # a fault of a kernel is reported once
        harness.main()
