#!/usr/bin/env python3
"""Each builtin by itself, by weft's evaluator and on the pinned Warp's CPU device (fuse_fp off), on drawn numbers
and on special ones: infinities, not-a-number, zeros, the smallest and the largest numbers.

With the elementary functions of the machine's C library all results have the same bits. With weft's own they lie within
4 units in the last place of Warp's, but for the builtins of NEAR, whose bounds are given there.
"""
import contextlib
import fnmatch
import importlib.util
import io
import os
import re
import sys
import warnings
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "support"))
import builtin_cases
import harness
from builtin_cases import CASES, FLOATS, SCALARS, case

os.environ.setdefault("WARP_QUIET", "1")
try:
    import numpy as np
    import warp as wp
except ImportError:
    wp = None

import weft

FAMILIES = [builtin_cases.scalar_cases, builtin_cases.vector_cases, builtin_cases.matrix_cases,
            builtin_cases.quaternion_cases, builtin_cases.random_cases, builtin_cases.atomic_cases]
TOGETHER = 40  # cases of a kernel
ULPS = 4
# Functions that subtract numbers which are almost equal, or make an angle from a length and a length from the angle:
# their drawn rows lie within as many units in the last place of a result's largest number.
NEAR = ("quat_rpy", "quat_slerp", "sample_unit_sphere_surface", "sample_unit_sphere", "sample_unit_hemisphere_surface",
        "sample_unit_hemisphere", "quat_to_euler", "quat_from_euler")
KIND = "(?:reference )?(vec|mat|quat|transform|[a-z]+)"  # how a type begins in the dump of the resolved program
# The same and a kind of overloads.
KINDS = {"vec": "vector", "mat": "matrix", "quat": "quaternion", "transform": "transform", "vector": "vector",
         "matrix": "matrix"}
# Overloads without a case: the length of a value is known when compiling; Warp refuses matrices made of vectors.
NO_CALL = {("len", k) for k in KINDS.values()} | {("matrix", "vector")}
# What these do with infinities and numbers that no integer type holds is undefined in C++.
NO_SPECIAL = re.compile(r"wp\.(u?int\d*|p?noise|curlnoise|poisson)\(")
# Builtins that the evaluator knows and that no case calls, and why.
LEFT_OUT = {
    "select": "Warp has removed it",
    "transform_add_inplace": "Warp translates nothing to it",
    "transform_sub_inplace": "Warp translates nothing to it",
    "transform_set_rotation_copy": "Warp translates nothing to it",
    "transform_set_translation_copy": "Warp translates nothing to it",
    "assign_copy": "lowering refuses the configuration with which Warp calls it",
    "print*": "has no result",
    "tile*": "is a matter of a block's threads: test_language.py",
    "untile": "is a matter of a block's threads: test_language.py",
    "expect_*": "has no result, but output: test_language.py",
    "zeros": "makes an array: test_language.py",
}
# Builtins that take arrays, and those that Warp translates statements to.
ARRAYS = """
import warp as wp


@wp.struct
class Body:
    axis: wp.vec3
    inertia: wp.mat33
    turn: wp.quat
    frame: wp.transform


@wp.kernel
def arrays(ordered: wp.array(dtype={s}), wanted: wp.array(dtype={s}), grid: wp.array2d(dtype={s}),
           cdf: wp.array(dtype=float), bodies: wp.array(dtype=Body), found: wp.array2d(dtype=int),
           numbers: wp.array2d(dtype={s})):
    i = wp.tid()
    found[i, 0] = wp.lower_bound(ordered, wanted[i])
    found[i, 1] = wp.lower_bound(ordered, 2, 9, wanted[i])
    found[i, 2] = wp.sample_cdf(wp.rand_init(7, i), cdf)
    found[i, 3] = len(grid) + len(ordered) + wp.block_dim()
    row = grid[i % 4]
    part = ordered[2:9]
    v = wp.vector(row[0], row[1], part[0])
    v[1] = part[i % 7]
    total = {s}(0)
    for k in range(i % 5):
        total += row[k % 3] * {s}(k)
        if total > wanted[i]:
            total = wanted[i]
    for k in reversed(range(1, i % 6, 2)):
        total = total * v[k % 3] - {s}(k)
    pair = (total, v[1])
    first, second = pair
    again = wp.copy(first)
    body = bodies[i]
    body.axis[2] = float(again)
    body.inertia[1, 2] = float(again)
    body.turn[3] = float(again)
    body.frame[6] = float(again)
    bodies[i] = body
    bodies[i].axis[1] = float(second)
    numbers[i, 0] = again + second
    numbers[i, 1] = v[0] + v[1] - v[2]
    numbers[i, 2] = wp.where(grid, wanted[i], total)
    numbers[i, 3] = wp.cast(wp.cast(wanted[i], wp.uint{bits}), {s})


wp.set_module_options({{"fuse_fp": False}})
"""
DRAWN, WIDE, SPECIAL = 64, 64, 96  # rows in the stated range, over many magnitudes, of special numbers
BITS = {2: "uint16", 4: "uint32", 8: "uint64"}


class Module(builtin_cases.Module):
    """Arrays hold the numbers of one range, so that special numbers reach the builtin as they are."""

    def __init__(self, name, cases):
        self.ranges = {}  # by array
        super().__init__(name, cases)

    def input(self, t, lo, hi, counts):
        number = counts[t.key] = counts.get(t.key, -1) + 1
        known = [a for a, r in self.ranges.items() if r == (t.key, lo, hi, number)]
        array = known[0] if known else f"a{len(self.ranges)}"
        self.ranges[array] = (t.key, lo, hi, number)
        self.arguments[array] = t
        return f"{array}[i]"


def known_builtins():
    """Those that the evaluator has a function for."""
    ids = dict(re.findall(r'^WEFT_BUILTIN\((\w+), "(\w+)"\)',
                          (harness.ROOT / "src/builtins/include/weft/builtins/builtin_ids.def").read_text(), re.M))
    known = set()
    for path in (harness.ROOT / "src/eval/builtins").glob("*.cpp"):
        known |= {ids[i] for i in re.findall(r"\{BuiltinId::(\w+),", path.read_text())}
    return known


def special_numbers(dtype):
    """Of a float format of numpy's, also the neighbours of where functions of builtins change their formula."""
    info = np.finfo(dtype)
    positive = [0, info.smallest_subnormal, info.tiny, info.eps, 1e-3, 0.1, 0.5, 1 - info.eps, 1,
                1 + info.eps, 1.5, 2, 3, 2.5, 10, 100, 1 / info.eps, info.max / 2, info.max, np.inf, np.pi / 2, np.pi]
    numbers = np.array(positive, dtype)
    return np.concatenate([numbers, -numbers, np.array([np.nan], dtype)])


def numbers_for(rng, key, lo, hi, shape, specials):
    """Rows of an array: drawn in the range, then (of floats) over many magnitudes, then of special numbers."""
    count = DRAWN + WIDE + SPECIAL
    letter = key.split("_")[1]
    if letter == "bool":
        return rng.integers(0, 2, (count, *shape)).astype(bool)
    dtype = np.dtype(SCALARS[letter][1])
    if letter not in FLOATS:
        return rng.integers(int(lo), int(hi) + 1, (count, *shape)).astype(dtype)
    drawn = rng.uniform(lo, hi, (count, *shape)).astype(dtype)
    if specials:
        exponent = 10 if letter == "h" else 20
        wide = np.exp2(rng.uniform(-exponent, exponent, (WIDE, *shape))) * rng.choice([-1, 1], (WIDE, *shape))
        drawn[DRAWN:DRAWN + WIDE] = wide.astype(dtype)
        drawn[DRAWN + WIDE:] = rng.choice(special_numbers(dtype), (SPECIAL, *shape))
    return drawn


def as_float(values, letter):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return wp._src.types._np_bfloat16_bits_to_float32(values) if letter == "bf" else values


def places(values):
    """The bits of floats as integers in the order of the numbers: neighbours differ by one."""
    bits = values.view(BITS[values.dtype.itemsize]).astype(np.int64 if values.dtype.itemsize < 8 else object)
    top = 1 << (8 * values.dtype.itemsize - 1)
    return np.where(bits >= top, top - bits, bits)


def distance(got, want, letter):
    """How many numbers of the format lie between them at most: 0 for equal bits and for two not-a-numbers."""
    if letter not in FLOATS:
        return 0 if np.array_equal(got, want) else np.inf
    got_nan, want_nan = np.isnan(as_float(got, letter)), np.isnan(as_float(want, letter))
    if not np.array_equal(got_nan, want_nan):
        return np.inf
    got, want = got[~got_nan], want[~got_nan]
    same_sign_of_zero = got.view(BITS[got.dtype.itemsize]) == want.view(BITS[got.dtype.itemsize])
    apart = np.abs(places(got) - places(want))
    return max((max(int(a), 0 if same else 1) for a, same in zip(apart.ravel(), same_sign_of_zero.ravel())), default=0)


def of_largest(got, want, letter):
    """The largest difference of a drawn row, in units in the last place of the row's largest number."""
    got, want = (as_float(x, letter)[:DRAWN].astype(np.float64).reshape(DRAWN, -1) for x in (got, want))
    unit = {"f": 2.0**-23, "d": 2.0**-52, "h": 2.0**-10, "bf": 2.0**-7}[letter]
    apart = np.abs(got - want).max(axis=1) / (unit * np.maximum(np.abs(want).max(axis=1), 1e-30))
    return np.inf if np.isnan(got).any() != np.isnan(want).any() else float(np.nanmax(apart, initial=0))


def more_cases():
    """Of builtins that have no form in standalone programs."""
    case("f d i ub", "S:0:9", "i", "wp.int(a)", "int(a)")
    case("f d i ub", "S:0:9", "s", "wp.int16(a)")
    case("f d i ub", "S:0:9", "ul", "wp.uint64(a)")
    for v in ("V2", "V3", "V4"):
        case("f", f"{v} f:0.1:3", "f", "wp.norm_huber(a, b)", "wp.norm_pseudo_huber(a, b)")
        case("f", v, "f", "wp.norm_l1(a)", "wp.norm_l2(a)")
        case("f", f"{v} f:0.1:3", v, "wp.smooth_normalize(a, b)")
    case("f", "V6 V3", "V3", "wp.velocity_at_point(wp.spatial_vector(a[0], a[1], a[2], a[3], a[4], a[5]), b)")
    case("f", "X V6", "V6", *[f"wp.transform_{n}(a, wp.spatial_vector(b[0], b[1], b[2], b[3], b[4], b[5]))"
                              for n in ("twist", "wrench")])
    case("f", "V3 Q", "Q", "wp.quat_twist(a, b)")
    case("f", "V3 Q", "f", "wp.quat_twist_angle(a, b)", "wp.quat_twist_angle_signed(a, b)")
    case("f", "Q", "V3", "wp.quat_to_rpy(a)", *[f"wp.quat_to_euler(a, {n})" for n in ("0, 1, 2", "2, 1, 0", "0, 1, 0")])
    case("f", "V3", "Q", *[f"wp.quat_from_euler(a, {n})" for n in ("0, 1, 2", "2, 1, 0", "0, 1, 0")])
    case("f", "M44", "X", "wp.transform_from_matrix(a)")
    case("f", "X", "M44", "wp.transform_to_matrix(a)")
    case("f", "V3 Q V3", "M44", "wp.transform_compose(a, b, c)")
    case("f", "M44", "V3 Q V3", "wp.transform_decompose(a)")
    for t in ("V3", "M33", "Q"):
        case("f d h", f"{t} {t}", t, "v = a; v += b; v", "v = a; v -= b; v", "wp.where(a == b, a, b)")
    case("i u l", "V3 V3", "V3", *[f"v = a; v[0] {o}= b[1]; v" for o in "&|^"])
    case("f d h", "V3 S", "V3", "v = a; v[1] -= b; v")
    case("f d h", "M33 S", "M33", "v = a; v[1, 2] += b; v", "v = a; v[1, 2] -= b; v")
    case("f d", "X V3", "X", "t = a; t.p += b; t", "t = a; t.p -= b; t")
    case("f d h bf", "V4", "V2", "a[1:3]")
    for t, at in (("Q", "1"), ("X", "4"), ("M33", "1, 2")):
        case("f d h", f"{t} S", t, f"v = a; v[{at}] += b; v", f"v = a; v[{at}] -= b; v", f"v = a; v[{at}] = b; v")
    for t in ("V3", "M33", "Q"):
        case("f d h", f"{t} S", t, "wp.div_approx(a, b)", "+a")
    case("i u l", "M33 M33:0:3", "M33", "a << b", "a >> b")
    case("i u l", "M33 S", "M33", *[f"v = a; v[0, 1] {o}= b; v" for o in "&|^"])
    case("f d h", "Q", "Q_f", "Q_f(a)")
    case("i u l", "S S", "S", "wp.where(a, a, b)")
    case("f d h i l", "S S", "bool", "a < b", "a <= b", "a == b", "a != b", "not (a > b)")


class Builtins(harness.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.kernels, cls.module = {}, None  # by name: the Module and its cases
        if wp is None:
            return
        CASES.clear()
        for family in [*FAMILIES, more_cases]:
            family()
        unknown = {"closest_point_edge_edge", "intersect_tri_tri"} - known_builtins()  # of CASES
        cases = [c for c in CASES if not unknown & set(re.findall(r"wp\.(\w+)", c[4]))]
        plain = [c for c in cases if not NO_SPECIAL.search("; ".join([*c[3], c[4]]))]
        others = [c for c in cases if NO_SPECIAL.search("; ".join([*c[3], c[4]]))]
        for prefix, group in (("special", plain), ("drawn", others)):
            for first in range(0, len(group), TOGETHER):
                name = f"{prefix}_{first // TOGETHER}"
                cls.kernels[name] = (Module(name, group[first:first + TOGETHER]), group[first:first + TOGETHER])

    def load(self, name, text):
        path = self.tmp / f"{name}.py"
        path.write_text(text)
        wp.config.quiet, wp.config.enable_backward = True, False
        wp.config.optimization_level = 0  # takes a third of the time; the values are the same
        wp.config.kernel_cache_dir = str(self.tmp / "cache")
        spec = importlib.util.spec_from_file_location(name, path)
        module = sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def load_cases(self):
        """One module of Warp's with all kernels of cases."""
        heads, bodies = {}, []
        for made, _ in self.kernels.values():
            head, body = made.text.split("@wp.kernel")
            heads.update(dict.fromkeys(head.splitlines()))
            bodies.append("@wp.kernel" + body)
        end = "wp.set_module_options({'fuse_fp': False})\n"
        return self.load("every_builtin", "\n".join([*heads, "\n", "\n\n".join(bodies), "", end]))

    def compare_arrays(self, rng, s, bits, programs):
        """What is wrong with the kernel ARRAYS for a format."""
        module = self.load(f"arrays_{bits}", ARRAYS.format(s=f"wp.{s}", bits=bits))
        dtype, body, dim = getattr(wp, s), module.Body, 40
        inputs = {
            "ordered": np.sort(rng.integers(-4, 5, 12)), "wanted": rng.choice(np.arange(-12, 13) / 2, dim),
            "grid": rng.uniform(-2, 2, (4, 3)), "cdf": np.cumsum(np.full(8, 0.125)), "numbers": np.zeros((dim, 4))}
        inputs = {k: v.astype(np.float32 if k == "cdf" else s) for k, v in inputs.items()}
        inputs["found"] = np.zeros((dim, 4), np.int32)
        fields = {"axis": (3,), "inertia": (3, 3), "turn": (4,), "frame": (7,)}
        inputs.update({f"bodies.{n}": np.zeros((dim, *shape), np.float32) for n, shape in fields.items()})
        names = ["ordered", "wanted", "grid", "cdf", "bodies", "found", "numbers"]
        types = {"cdf": wp.float32, "found": wp.int32}
        arrays = [wp.zeros(dim, dtype=body) if n == "bodies" else wp.array(inputs[n], dtype=types.get(n, dtype))
                  for n in names]
        wp.launch(module.arrays, dim=dim, inputs=arrays)
        got = weft.run(module.arrays, dim, inputs, math="host")
        programs.append(self.tmp / f"arrays_{bits}.json")
        programs[-1].write_text(weft.capture(module.arrays))
        want = dict(zip(names, (a.numpy() for a in arrays)))
        bodies = want.pop("bodies")
        want.update({f"bodies.{n}": bodies[n].reshape(dim, *shape) for n, shape in fields.items()})
        return [f"{s}: {n}" for n, w in want.items() if not np.array_equal(got[n], w, equal_nan=w.dtype.kind == "f")]

    def test_against_warp(self):
        if wp is None:
            self.skipTest("warp-lang is not installed")
        rng = np.random.default_rng(11)
        with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
            warnings.simplefilter("ignore")
            module = self.load_cases()
            wrong, programs = [], []
            for s, bits in (("float32", 32), ("float64", 64)):
                wrong += self.compare_arrays(rng, s, bits, programs)
            for made, cases in self.kernels.values():
                kernel = getattr(module, made.name)
                wrong += self.compare(rng, module, kernel, made, cases)
                programs.append(self.tmp / f"{made.name}.json")
                programs[-1].write_text(weft.capture(kernel))
        self.assertEqual(wrong, [])
        self.check_coverage(programs)

    def compare(self, rng, module, kernel, made, cases):
        """What is wrong with a kernel's cases."""
        count = DRAWN + WIDE + SPECIAL
        arrays = {}
        for name, t in made.arguments.items():
            dtype = getattr(module, t.warp()) if t.definition() else getattr(wp, t.scalar[3:])
            if name in made.ranges:
                key, lo, hi, _ = made.ranges[name]
                numbers = numbers_for(rng, key, lo, hi, t.shape, made.name.startswith("special"))
                arrays[name] = wp.array(numbers, dtype=dtype, device="cpu")
            else:
                arrays[name] = wp.zeros(count, dtype=dtype, device="cpu")
        inputs = {name: a.numpy().copy() for name, a in arrays.items()}
        wp.launch(kernel, dim=count, inputs=list(arrays.values()), device="cpu")
        host = weft.run(kernel, count, inputs, math="host")
        pinned = weft.run(kernel, count, inputs)
        wrong = []
        for k, (s, args, results, before, last, _) in enumerate(cases):
            what = f"{s}({' '.join(a[0].key for a in args)}): {'; '.join([*before, last])}"
            near = any(n in NEAR for n in re.findall(r"wp\.(\w+)", last))
            for n, t in enumerate(results):
                name = f"o{k}_{n}"
                want = arrays[name].numpy()
                if apart := distance(host[name], want, t.s):
                    wrong.append(f"{what}, result {n}: {apart} units apart with the functions of the C library")
                if (apart := (of_largest if near else distance)(pinned[name], want, t.s)) > ULPS:
                    wrong.append(f"{what}, result {n}: {apart} units apart with the functions of weft")
        return wrong

    def check_coverage(self, programs):
        """Each builtin that the evaluator knows is called, with each kind of first argument of its overloads."""
        dump = self.run_weft("lower", "--dump", "hir", *programs)
        self.assertEqual(dump.returncode, 0, dump.stderr)
        called, families = set(), set()
        kinds = {}  # of the values of a function, by name
        for line in dump.stdout.splitlines():
            if re.match("function|kernel", line):
                kinds = dict(re.findall(rf"(\w+): {KIND}", line.partition("(")[2]))
            if defined := re.match(rf" *(%\d+): {KIND}", line):
                kinds[defined[1]] = defined[2]
            for name, first in re.findall(r"\bwp\.(\w+)\((?:\w+=([%\w.-]+))?", line):
                called.add(name)
                families.add((name, KINDS.get(kinds.get(first, "number"), "number")))
        known = known_builtins()
        left_out = {name for pattern in LEFT_OUT for name in fnmatch.filter(known, pattern)}
        self.assertEqual(sorted(known - called - left_out), [], "builtins without a case, and no reason in LEFT_OUT")
        self.assertEqual(sorted(left_out & called | {n for n in LEFT_OUT if "*" not in n} - known), [],
                         "in LEFT_OUT, but called or not known")
        wanted = set()
        for line in (harness.ROOT / "src/builtins/data/builtins.tsv").read_text().splitlines():
            name, *rest = line.split("\t")
            if len(rest) > 4 and "tile<" not in rest[3] and name in known - left_out:
                first = re.match(r"\w+:(\w+)", rest[3])
                kind = {**KINDS, "Scalar": "number", "Float": "number"}.get(first[1] if first else "")
                wanted |= {(name, kind)} if kind else set()
        self.assertEqual(sorted(wanted - families - NO_CALL), [], "overloads without a case")


if __name__ == "__main__":
    harness.main()
