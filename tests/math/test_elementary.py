#!/usr/bin/env python3
"""The elementary functions of src/math against mpmath, and their bytes under several compilers and flags.

The room's sources are compiled here together with probe/probe.cpp, since the flags are what is tested. Each
function is evaluated at random arguments of every size and at hard ones (near multiples of pi/2, near 1, large
powers, exact cases); mpmath computes the same with 300 bits.

checksums.txt is what `probe checksum` printed when the functions were written: stored values depend on them. A
change of any byte is a new version of weft.
"""

import math
import os
import platform
import random
import shutil
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

import mpmath
from mpmath import mp, mpf

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "support"))
import harness  # noqa: E402

ROOT = harness.ROOT
FLAGS = ["-std=c++20", "-ffp-contract=off"]
UNARY = {
    "sin": mp.sin, "cos": mp.cos, "tan": mp.tan, "asin": mp.asin, "acos": mp.acos, "atan": mp.atan, "sinh": mp.sinh,
    "cosh": mp.cosh, "tanh": mp.tanh, "exp": mp.exp, "log": mp.ln, "log2": lambda x: mp.ln(x) / mp.ln(2),
    "log10": lambda x: mp.ln(x) / mp.ln(10), "erf": mp.erf, "erfc": mp.erfc,
    "cbrt": lambda x: mp.sign(x) * mp.cbrt(abs(x)),
}
BINARY = {"atan2": mp.atan2, "pow": mp.power}
COUNT = int(os.environ.get("WEFT_MATH_COUNT", harness.some(2000)))  # arguments for each function

# What the heads of elementary.h and pow.cpp promise.
MAX_ULPS = {"pow": 0.6}
PAIR_ERROR = {"pow": 2.0**-56}


def build_probe(compiler, flags, folder):
    program = Path(folder) / "probe"
    sources = sorted((ROOT / "src" / "math").glob("*.cpp")) + [ROOT / "tests" / "math" / "probe" / "probe.cpp"]
    subprocess.run([compiler, *FLAGS, *flags, f"-I{ROOT}/src/math/include", f"-I{ROOT}/src/math", *map(str, sources),
                    "-o", str(program)], check=True)
    return program


def ask(program, arguments, numbers, code):
    data = struct.pack(f"<{len(numbers)}{code}", *numbers)
    out = subprocess.run([str(program), *arguments], input=data, stdout=subprocess.PIPE, check=True).stdout
    answer = "f" if code == "f" else "d"
    return struct.unpack(f"<{len(out) // struct.calcsize(answer)}{answer}", out)


def to_float(x):
    """The nearest float32, as a Python float."""
    try:
        return struct.unpack("<f", struct.pack("<f", x))[0]
    except OverflowError:
        return math.copysign(math.inf, x)


def unit(x, digits, lowest):
    """The value of the last place of the mpf x."""
    exponent = x.man_exp[1] + x.man_exp[0].bit_length() - 1 if x else lowest
    return mpf(2) ** max(exponent - digits + 1, lowest)


def rounded_to_float(x):
    place = unit(x, 24, -149)
    value = mpmath.nint(x / place) * place
    return math.copysign(math.inf, value) if abs(value) >= mpf(2) ** 128 else float(value)


class Arguments:
    """Random and hard arguments of each function."""

    def __init__(self):
        self.random = random.Random(20)

    def any_size(self, low, high):
        return math.ldexp(self.random.uniform(1, 2), self.random.randint(low, high)) * self.random.choice([-1, 1])

    def near(self, center, spread):
        return center + self.any_size(-52, spread)

    def unary(self, name):
        uniform = self.random.uniform
        if name in ("sin", "cos", "tan"):
            multiple = self.random.randint(1, 10**self.random.randint(1, 15))
            return self.random.choice([uniform(-10, 10), uniform(-1e6, 1e6), self.any_size(-60, 1023),
                                       float(mp.pi / 2 * multiple)])
        if name in ("asin", "acos"):
            return max(-1.0, min(1.0, self.random.choice([uniform(-1, 1), 1 - abs(self.any_size(-52, -2)),
                                                           self.any_size(-1060, -1)])))
        if name in ("exp", "sinh", "cosh", "tanh"):
            return self.random.choice([uniform(-745, 710), uniform(-30, 30), uniform(-1, 1), self.any_size(-70, 0)])
        if name in ("log", "log2", "log10"):
            return abs(self.random.choice([self.any_size(-1074, 1023), uniform(0.5, 2), self.near(1, -5),
                                           2.0**self.random.randint(-100, 100), 10.0**self.random.randint(0, 22)]))
        if name == "erf":
            return self.random.choice([uniform(-6, 6), uniform(-1, 1), self.any_size(-1074, 0)])
        if name == "erfc":
            return self.random.choice([uniform(-7, 28), uniform(0.4, 11), self.any_size(-70, 1)])
        return self.any_size(-1074, 1023)

    def binary(self, name):
        uniform = self.random.uniform
        if name == "atan2":
            y = self.any_size(-300, 300)
            return self.random.choice([(y, self.any_size(-300, 300)), (y, y * uniform(-4, 4)),
                                       (uniform(-9, 9), uniform(-9, 9)),
                                       (self.random.randint(-30, 30) or 1, self.random.randint(-30, 30) or 1)])
        x = abs(self.near(1, -3))
        return self.random.choice([
            (x, uniform(-700, 700) / (abs(math.log(x)) or 1)), (uniform(0, 20), uniform(-60, 60)),
            (-uniform(0, 20), self.random.randint(-60, 60)), (abs(self.any_size(-1000, 1000)), uniform(-1, 1)),
            (self.random.randint(2, 6000), self.random.randint(-9, 9)), (self.random.randint(1, 99)**2, 0.5)])

    def floats(self, name):
        """The same, moved into the range of floats."""
        values = self.binary(name) if name in BINARY else (self.unary(name),)
        small = []
        for x in values:
            if abs(x) > 1e38 or 0 < abs(x) < 1e-44:
                x = math.copysign(abs(x) ** 0.12, x)
            small.append(to_float(x))
        if name in ("sinh", "cosh", "exp") and abs(small[0]) > 110:
            small[0] = to_float(small[0] / 8)
        return tuple(small)


def reference(name, arguments):
    function = BINARY.get(name) or UNARY[name]
    return function(*map(mpf, arguments))


class Accuracy(harness.TestCase):
    @classmethod
    def setUpClass(cls):
        mp.prec = 300
        cls.folder = tempfile.mkdtemp(prefix="weft_math_")
        cls.probe = build_probe(os.environ.get("CXX", "c++"), ["-O2"], cls.folder)

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.folder)

    def test_doubles(self):
        """Within the promised share of the last place, and each kernel within its bound."""
        for name in [*UNARY, *BINARY]:
            source = Arguments()
            draw = source.binary if name in BINARY else lambda n: (source.unary(n),)
            inputs = [draw(name) for _ in range(COUNT)]
            flat = [x for arguments in inputs for x in arguments]
            results = ask(self.probe, ["values", name, "64"], flat, "d")
            pairs = ask(self.probe, ["pairs", name], flat, "d")
            worst, worst_pair, measured = 0, 0, 0
            for i, arguments in enumerate(inputs):
                exact = reference(name, arguments)
                if not exact or abs(exact) > mpf(2) ** 1023:
                    continue
                measured += 1
                error = abs(results[i] - exact) / unit(exact, 53, -1074)
                worst = max(worst, float(error))
                high, low, exponent = pairs[3 * i:3 * i + 3]
                pair = (mpf(high) + mpf(low)) * mpf(2) ** int(exponent)
                if abs(exact) > mpf(2) ** -1074:
                    worst_pair = max(worst_pair, float(abs(pair / exact - 1)))
                self.assertLess(error, MAX_ULPS.get(name, 0.501), (name, arguments, results[i]))
            self.assertGreater(measured, COUNT * 0.6, name)
            self.assertLess(worst_pair, PAIR_ERROR.get(name, 2.0**-64), name)
            print(f"{name}: at most {worst:.4f} units in the last place, "
                  f"the pair 2^{math.log2(worst_pair or 2.0**-200):.1f}")

    def test_floats(self):
        """Correctly rounded."""
        for name in [*UNARY, *BINARY]:
            source = Arguments()
            inputs = [source.floats(name) for _ in range(COUNT)]
            results = ask(self.probe, ["values", name, "32"], [x for arguments in inputs for x in arguments], "f")
            for arguments, result in zip(inputs, results):
                if any(x == 0 or math.isinf(x) for x in arguments):
                    continue
                self.assertEqual(result, rounded_to_float(reference(name, arguments)), (name, arguments))

    def test_wide(self):
        """What decides the hard cases of pow and atan2 is right to 150 bits."""
        source = Arguments()
        powers = [(abs(x), y) for x, y in (source.floats("pow") for _ in range(300))
                  if x and y and 1e-7 < abs(y * math.log(abs(x))) < 90]
        angles = [(y, x) for y, x in (source.floats("atan2") for _ in range(300))
                  if y and x and 1e-13 < abs(y / x) < 1e13]
        for name, inputs in (("pow", powers), ("atan2", angles)):
            self.assertGreater(len(inputs), 100)
            answers = ask(self.probe, ["wide", name], [v for arguments in inputs for v in arguments], "d")
            for i, arguments in enumerate(inputs):
                high, low, exponent = answers[3 * i:3 * i + 3]
                value = (mpf(high) + mpf(low)) * mpf(2) ** int(exponent)
                exact = reference(name, arguments)
                # The two doubles have 106 bits; what is tested beyond them is that exact cases are exact.
                self.assertLess(abs(value / exact - 1), mpf(2) ** -105, (name, arguments))
        high, low, exponent = ask(self.probe, ["wide", "pow"], [4097.0, 2.0], "d")
        self.assertEqual((high * 2**exponent, low), (4097.0**2, 0))


class SameBytes(harness.TestCase):
    def test_compilers_and_flags(self):
        recorded = (Path(__file__).parent / "checksums.txt").read_text()
        variants = [["-O0"], ["-O2"], ["-O3"]]
        if platform.machine() == "x86_64":
            variants.append(["-O3", "-mfma", "-march=haswell"])
        compilers = [compiler for compiler in ("g++", "clang++") if shutil.which(compiler)]
        self.assertTrue(compilers)
        for compiler in compilers:
            for flags in variants:
                with self.subTest(compiler=compiler, flags=flags):
                    probe = build_probe(compiler, flags, self.tmp)
                    if "-mfma" in flags and "fma" not in Path("/proc/cpuinfo").read_text():
                        continue  # compiled, but not to be run here
                    found = subprocess.run([str(probe), "checksum"], capture_output=True, text=True, check=True).stdout
                    self.assertEqual(found, recorded)


class Tables(harness.TestCase):
    def test_tables_are_what_the_tool_writes(self):
        subprocess.run([sys.executable, str(ROOT / "tools" / "make_math_tables.py"), "--check"], check=True)


if __name__ == "__main__":
    harness.main()
