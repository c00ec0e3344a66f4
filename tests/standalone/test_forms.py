#!/usr/bin/env python3
"""Every form of a builtin against Warp: kernels of many builtins each, as programs of `weft cuda` that
g++ compiles, and by Warp on the CPU, on the same inputs."""

import contextlib
import importlib.util
import io
import json
import os
import re
import subprocess
import sys
import warnings
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "support"))
import declared_types
import harness
from builtin_cases import (
    CASES,
    SCALARS,
    Module,
    atomic_cases,
    matrix_cases,
    quaternion_cases,
    random_cases,
    scalar_cases,
    vector_cases,
)

os.environ.setdefault("WARP_QUIET", "1")
try:
    import numpy as np
    import warp as wp
except ImportError:
    wp = None

SIZE = 64


class Forms(harness.TestCase):
    def check(self, cases_of, together=256):
        """`together`: cases of one program, most of which takes the same time to compile for any number of them."""
        if wp is None:
            self.skipTest("warp-lang is not installed")
        CASES.clear()
        cases_of()
        wrong = []
        for first in range(0, len(CASES), together):
            wrong += self.wrong_of(CASES[first:first + together])
        self.assertEqual(wrong, [])

    def wrong_of(self, cases):
        """What is wrong with the cases; of a program that is not made, found by halves."""
        self.programs = getattr(self, "programs", 0) + 1
        module = Module(f"forms_{self.programs}", cases)
        reason = self.build(module)
        if reason is None:
            return self.compare(module, cases)
        if len(cases) == 1:
            s, _, _, before, last, _ = cases[0]
            return [f"{s}: {'; '.join(before + [last])}: {reason}"]
        half = len(cases) // 2
        return self.wrong_of(cases[:half]) + self.wrong_of(cases[half:])

    def folder(self, module):
        return self.tmp / f"out_{module.name}" / "sample_0000_file"

    def build(self, module):
        """Makes the program and runs it; the reason why that is not possible."""
        source = self.tmp / f"{module.name}.py"
        source.write_text(module.text)
        folder = self.folder(module)
        made = self.run_weft("cuda", source, "-o", folder.parent)
        if made.returncode != 0:
            return made.stderr
        wrong = declared_types.build(folder, ["g++", "-std=c++17", "-O0", "-Wall", "-Wextra", "-Werror",
                                              "-fsanitize=undefined", "-fno-sanitize-recover=all"])
        if wrong:
            return wrong[:2000]
        ran = subprocess.run([folder / "program", str(SIZE), "3", "--dump", folder / "dump.json"],
                             capture_output=True, text=True)
        return None if ran.returncode == 0 else (ran.stdout + ran.stderr)[:2000]

    def compare(self, module, cases):
        folder = self.folder(module)
        dump = json.loads((folder / "dump.json").read_text())
        expected = self.by_warp(module, dump)
        wrong = []
        for k, (s, _, results, before, last, _) in enumerate(cases):
            for n, t in enumerate(results):
                got = np.array(dump[f"out.o{k}_{n}"], dtype=np.float64).reshape(SIZE, -1)
                want = expected[f"o{k}_{n}"].astype(np.float64).reshape(SIZE, -1)
                near = np.abs(got - want) <= SCALARS[t.s][2] * (1 + np.abs(want))
                near |= (got == want) | (np.isnan(got) & np.isnan(want))
                if not near.all():
                    at = np.argwhere(~near)[0][0]
                    wrong.append(f"{s}: {'; '.join(before + [last])} is {got[at]}, expected {want[at]}")
        wrong += self.unused_helpers((folder / f"{module.name}.cu").read_text())
        return wrong

    def by_warp(self, module, dump):
        wp.config.enable_backward = False
        wp.config.quiet = True
        wp.config.optimization_level = 0
        with contextlib.redirect_stdout(io.StringIO()):
            spec = importlib.util.spec_from_file_location(module.name, self.tmp / f"{module.name}.py")
            loaded = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(loaded)
            arrays = []
            for a, t in module.arguments.items():
                values = np.array(dump[f"in.{a}"]).astype(SCALARS[t.s][1]).reshape((SIZE,) + t.shape)
                dtype = getattr(loaded, t.warp()) if t.definition() else getattr(wp, t.scalar[3:])
                arrays.append(wp.array(values, dtype=dtype, device="cpu"))
            wp.launch(getattr(loaded, module.name), dim=SIZE, inputs=arrays, device="cpu")
            return {a: self.values_of(x, t) for (a, t), x in zip(module.arguments.items(), arrays)}

    def values_of(self, array, t):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # that numpy has no bfloat16
            values = array.numpy()
        return wp._src.types._np_bfloat16_bits_to_float32(values) if t.s == "bf" else values

    def unused_helpers(self, text):
        names = re.findall(r"^__(?:host__ __)?device__ inline [\w:]+&? (\w+)\(", text, re.M)
        return [f"{n} is not used" for n in set(names) if len(re.findall(rf"\b{n}\(", text)) <= names.count(n)]

    def test_scalars(self):
        self.check(scalar_cases)

    def test_vectors(self):
        self.check(vector_cases)

    def test_matrices(self):
        self.check(matrix_cases)

    def test_quaternions_and_transforms(self):
        self.check(quaternion_cases)

    def test_random_numbers_noise_and_geometry(self):
        self.check(random_cases)

    def test_atomics(self):
        self.check(atomic_cases, together=64)  # a launch that is watched takes longer, the more memory it has


if __name__ == "__main__":
    harness.main()
