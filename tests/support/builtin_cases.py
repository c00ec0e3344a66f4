"""Calls of builtins, each with the types and ranges of its arguments: for tests that compare a whole builtin table with
Warp. Module puts many of them into one kernel.

Input: a function that calls case(), such as scalar_cases(). Output: CASES.
"""

import re

# Letters of scalars: Warp's name, numpy's, what results may be off by (relative to 1 + |expected|).
SCALARS = {
    "f": ("wp.float32", "float32", 2e-5), "d": ("wp.float64", "float64", 1e-10), "h": ("wp.float16", "float16", 2e-2),
    "b": ("wp.int8", "int8", 0), "ub": ("wp.uint8", "uint8", 0), "s": ("wp.int16", "int16", 0),
    "us": ("wp.uint16", "uint16", 0), "i": ("wp.int32", "int32", 0), "u": ("wp.uint32", "uint32", 0),
    "l": ("wp.int64", "int64", 0), "ul": ("wp.uint64", "uint64", 0), "bool": ("wp.bool", "bool", 0),
    "bf": ("wp.bfloat16", "float32", 5e-2),  # numpy has none
}
FLOATS = ("f", "d", "h", "bf")
INTS = ("i", "u", "l", "ul", "b", "ub", "s", "us")

class T:
    """A type: `code` S (scalar), V3, M34, Q, X, or a scalar's letter in lower case, of scalar `s`."""

    def __init__(self, code, s):
        code, _, own = code.partition("_")
        self.kind = code[0] if code[0] in "SVMQX" else "S"
        self.s = own or (code if code in SCALARS else s)
        sizes = tuple(int(c) for c in code[1:]) if self.kind in "VM" else ()
        self.shape = {"Q": (4,), "X": (7,)}.get(self.kind, sizes)
        self.scalar = SCALARS[self.s][0]
        self.key = f"{self.kind}{''.join(map(str, self.shape)) if self.kind in 'VM' else ''}_{self.s}"

    def warp(self):
        return {"S": self.scalar, "V": f"V{self.key[1:]}", "M": f"M{self.key[1:]}", "Q": f"Q_{self.s}",
                "X": f"X_{self.s}"}[self.kind]

    def definition(self):
        made = {"V": "vector(length={0}, dtype={s})", "M": "matrix(shape=({0}, {1}), dtype={s})",
                "Q": "quaternion(dtype={s})", "X": "transformation(dtype={s})"}.get(self.kind)
        return f"{self.warp()} = wp.types.{made.format(*self.shape, s=self.scalar)}" if made else None

    def in_range(self, x, lo, hi):
        """The expression x, in [0, 1] or 0 ... 10, moved to [lo, hi]."""
        if self.kind in "QX" or self.s == "bool":
            return x
        one = (lambda v: f"{self.scalar}({v})") if self.kind == "S" else (
            lambda v: f"{self.warp()}({self.scalar}({v}))")
        if self.s in FLOATS:
            return f"{x} * {self.scalar}({hi - lo}) + {one(lo)}"
        if self.kind == "M":
            return f"{x} + {one(lo)}"
        return f"wp.mod({x}, {one(hi - lo + 1)}) + {one(lo)}"


CASES = []  # (scalar, argument types with ranges, result types, statements before, expression)


def case(scalars, args, results, *expressions):
    """`args`: "S V3:0:1 i:-3:2", used as a, b, c, ...; an expression may begin with statements and `;`.
    {S} is the scalar, {V3}, {M22}, {Q} types of it."""
    for s in scalars.split():
        for e in expressions:
            types = []
            for a in args.split():
                code, *limits = a.split(":")
                t = T(code, s)
                floats = t.s in FLOATS
                lo, hi = limits or ((-2, 2) if floats else (0, 10) if t.s.startswith("u") else (-5, 5))
                types.append((t, float(lo) if floats else int(lo), float(hi) if floats else int(hi)))
            out = [T(r, s) for r in results.split()]
            names = {"S": SCALARS[s][0]}
            used = re.findall(r"\{(V\d|M\d\d|Q|X)\}", e)
            names.update({u: T(u, s).warp() for u in used})
            *before, last = [re.sub(r"\{(\w+)\}", lambda m: names[m[1]], x.strip()) for x in e.split(";")]
            CASES.append((s, types, out, before, last, {T(u, s) for u in used}))


def calls(names, arguments):
    return [f"wp.{n}({arguments})" for n in names.split()]


def scalar_cases():
    case("f d h bf", "S", "S", *calls(
        "sin cos tan atan sinh cosh tanh exp erf erfc cbrt floor ceil round rint trunc degrees radians frac sign step"
        " nonzero abs asin acos", "a"), "-a", "+a")
    case("f d h bf", "S:0.1:5", "S", *calls("log log2 log10 sqrt", "a"))
    case("f d h bf", "S:-0.9:0.9", "S", *calls("erfinv", "a"))
    case("f d h bf", "S:0.1:1.9", "S", *calls("erfcinv", "a"))
    case("f d h bf", "S S:0.5:3", "S", *calls("atan2 copysign min max floordiv div_approx mod", "a, b"), "a % b", "a // b")
    case("f d h bf", "S:0.1:3 S", "S", "wp.pow(a, b)", "a ** b")
    case("f d h bf", "S S S", "S", *calls("clamp lerp", "a, b, c"), "wp.where(a > b, c, a)")
    case("f d h bf", "S:0:1 S:2:3 S:-1:4", "S", "wp.smoothstep(a, b, c)")
    case("f d h bf", "S", "bool", *calls("isfinite isnan isinf", "a"), "not (a > {S}(0.0))")
    case("f d", "S", "bool", "bool(a)")
    ints = "i u l ul b ub s us"
    case(ints, "S S", "S", *calls("min max bit_and bit_or bit_xor add sub mul", "a, b"), "a + b", "a - b", "a * b",
         "a & b", "a | b", "a ^ b", "~a")
    case(ints, "S S:1:9", "S", *calls("div mod floordiv", "a, b"), "a / b", "a % b", "a // b")
    case("i l b s", "S S:-9:-1", "S", "a / b", "a % b", "a // b")
    case(ints, "S:0:9 S:0:3", "S", *calls("lshift rshift", "a, b"), "a << b", "a >> b")
    case("i l b s", "S S:0:3", "S", "a >> b")
    case(ints, "S S S", "S", "wp.clamp(a, b, c)", "wp.abs(a)", "wp.step(a)", "wp.sign(a)", "wp.nonzero(a)", "wp.invert(a)")
    case(ints, "S", "i", "wp.bit_count(a)")
    for s in ("f", "d", "h", "bf", "i", "u", "l", "ub"):
        for other in ("f", "d", "h", "bf", "i", "u", "l", "ub", "b", "us"):
            case(s, "S:0:9", other, f"{SCALARS[other][0]}(a)")


def vector_cases():
    for n in "2345":
        v = "V" + n
        kinds = "f d h bf i ub b" if n == "3" else "f i" if n == "2" else "f"
        case(kinds, f"{v} {v}", v, "a + b", "a - b", "-a", "+a", *calls("cw_mul min max", "a, b"), "wp.abs(a)", "wp.sign(a)")
        case(kinds, f"{v} S", v, "a * b", "b * a")
        case(kinds, f"{v} S:1:9", v, "a / b")
        case(kinds, f"S {v}:1:9", v, "a / b")
        case(kinds, f"{v} {v}:1:9", v, *calls("cw_div mod", "a, b"))
        case(kinds, f"{v} {v}", "S", "wp.dot(a, b)", "wp.length_sq(a)", "wp.min(a)", "wp.max(b)")
        case(kinds, v, "u", *calls("argmin argmax", "a"))
        case(kinds, f"{v} {v}", "bool", "a == b", "a == a")
        case(kinds, f"{v} i:0:{int(n) - 1} S", "S", "a[b]", "v = a; v[b] = c; v[0]", "v = a; v[b] = c; v[1]")
        case(kinds, f"{v} i:0:{int(n) - 1} S", v, "v = a; v[b] = c; v", "v = a; v[b] += c; v")
        case(kinds, "S", v, "{" + v + "}(a)")
        floats = " ".join(k for k in kinds.split() if k in FLOATS)
        ints = " ".join(k for k in kinds.split() if k in INTS)
        case(floats, v, "S", "wp.length(a)")
        case(floats, f"{v} {v} S", v, "wp.normalize(a)", "wp.normalize(a * {S}(0.0))", "wp.lerp(a, b, c)",
             "wp.where(c > {S}(0.0), a, b)")
        case(floats, v, "bool", *calls("isfinite isnan isinf", "a"))
        case(ints, f"{v} {v}", v, "a & b", "a | b", "a ^ b", "~a")
        case(ints, f"{v}:0:9 {v}:0:3", v, "a << b", "a >> b")
        if n != "5":
            case(kinds, f"{v} {v}", f"M{n}{n}", "wp.outer(a, b)", "wp.diag(a)")
            rows = ", ".join("abab"[:int(n)])
            case(kinds, f"{v} {v}", f"M{n}{n}", f"wp.matrix_from_rows({rows})", f"wp.matrix_from_cols({rows})")
    case("f d h bf i ub", "V3 V3", "V3", "wp.cross(a, b)")
    case("f d h bf i b", "V3", "M33", "wp.skew(a)")
    case("f d", "V2 V3", "M23", "wp.outer(a, b)")
    for s in ("f", "d", "h", "bf", "i", "ub"):
        for other in ("f", "d", "h", "bf", "i", "ub"):
            if s != other:
                case(s, "V3:0:5", f"V3_{other}", f"V3_{other}(a)")
            if s != other and (s, other) not in (("h", "bf"), ("bf", "h")):  # which Warp cannot compile
                case(s, "M22:0:5", f"M22_{other}", f"M22_{other}(a)")
    case("f", "V3 V3", "V6", "wp.spatial_vector(a, b)")
    case("f d", "V6 V6", "V6", *calls("spatial_cross spatial_cross_dual", "a, b"))
    case("f d", "V6 V6", "S", "wp.spatial_dot(a, b)")
    case("f d", "V6", "V3", *calls("spatial_top spatial_bottom", "a"))
    case("f d", "M33 M33", "M66", "wp.spatial_adjoint(a, b)")


def matrix_cases():
    for shape in ("22", "33", "44", "23", "55"):
        m, turned = "M" + shape, "M" + shape[::-1]
        kinds = "f d h bf i b" if shape == "33" else "f i" if shape == "22" else "f"
        rows, columns = shape
        case(kinds, f"{m} {m} S", m, "a + b", "a - b", "-a", "a * c", "c * a", "wp.cw_mul(a, b)")
        case(kinds, f"{m} {m}:1:9 S:1:9", m, "a / c", "c / b", "wp.cw_div(a, b)")
        case(kinds, f"{m} V{columns}", "V" + rows, "a * b", "a @ b")
        case(kinds, f"V{rows} {m}", "V" + columns, "a * b", "a @ b")
        case(kinds, f"{m} {turned}", f"M{rows}{rows}", "a * b", "a @ b")
        case(kinds, m, turned, "wp.transpose(a)")
        case(kinds, f"{m} {m}", "S", "wp.ddot(a, b)")
        case(kinds, f"{m} {m}", "bool", "a == b", "a == a")
        case(kinds, f"{m} i:0:1", "V" + columns, "a[b]")
        case(kinds, f"{m} i:0:1 S", "S", "a[b, b]", "m = a; m[b, 1] = c; m[b, 1] + m[0, 0]")
        case(kinds, f"{m} V{columns}", m, "m = a; m[1] = b; m")
        case(kinds, "S", m, "{" + m + "}(a)")
        floats = " ".join(k for k in kinds.split() if k in FLOATS)
        case(floats, m, "bool", *calls("isfinite isnan isinf", "a"))
        case(floats, f"{m} {m} S", m, "wp.lerp(a, b, c)")
        case(" ".join(k for k in kinds.split() if k in INTS), f"{m} {m}", m, "a & b", "a | b", "a ^ b", "~a")
        if rows == columns:
            case(kinds, m, "S", "wp.trace(a)")
            case(kinds, m, "V" + rows, "wp.get_diag(a)")
            case(kinds, "S", m, f"wp.identity(n={rows}, dtype={{S}})")
        if rows == columns and rows != "5":
            case(floats, f"{m}:0:0.5", "S", f"wp.determinant(a + wp.identity(n={rows}, dtype={{S}}))")
            case(floats, f"{m}:0:0.25", m, f"wp.inverse(a + wp.identity(n={rows}, dtype={{S}}))",
                 f"wp.inverse_approx(a + wp.identity(n={rows}, dtype={{S}}))", "wp.inverse(a - a)")
    case("f", "M23 M34", "M24", "a * b")
    case("f d h bf", "M44 V3", "V3", *calls("transform_point transform_vector", "a, b"))
    case("f d", "M33", "M33 V3 M33", "wp.svd3(a)")
    case("f d", "M33", "M33 M33", "wp.qr3(a)")
    case("f d", "M33", "M33 V3", "wp.eig3(a + wp.transpose(a))")
    case("f d", "M22", "M22 V2 M22", "wp.svd2(a)")
    case("f", "M33", "M33", "u = {M33}(); v = {M33}(); s = {V3}(); wp.svd3(a, u, s, v); u * wp.diag(s)")


def quaternion_cases():
    case("f d h bf", "Q Q S", "Q", "a + b", "a - b", "-a", "a * b", "a * c", "c * a", "wp.normalize(a * c)",
         "wp.normalize(a - a)", "wp.lerp(a, b, c)", "wp.quat_inverse(a)", "wp.quat_slerp(a, b, c)")
    case("f d h bf", "Q S:1:2", "Q", "a / b")
    case("f d h bf", "Q Q S", "S", "wp.dot(a, b)", "wp.length(a * c)", "wp.length_sq(a * c)")
    case("f d h bf", "Q i:0:3", "S", "a[b]", "q = a; q[b] = {S}(2.0); q[1]")
    case("f d h bf", "Q V3", "V3", *calls("quat_rotate quat_rotate_inv", "a, b"))
    case("f d h bf", "V3 S", "Q", "wp.quat_from_axis_angle(a, b)", "{Q}(a, b)")
    case("f d h bf", "Q", "V3 S", "wp.quat_to_axis_angle(a)")
    case("f", "Q", "V3", "v = {V3}(); r = {S}(0.0); wp.quat_to_axis_angle(a, v, r); v * r")
    case("f d h bf", "S S S", "Q", "wp.quat_rpy(a, b, c)", "{Q}(a, b, c, a)", "wp.quat_identity(dtype={S})")
    case("f d h bf", "Q", "M33", "wp.quat_to_matrix(a)")
    case("f d", "Q", "Q", "wp.quat_from_matrix(wp.quat_to_matrix(a))")
    case("f d", "M44", "Q", "wp.quat_from_matrix(a)")
    case("f d h bf", "Q", "bool", *calls("isfinite isnan isinf", "a"), "a == a")
    case("f d h bf", "X X S", "X", "a + b", "a - b", "a * b", "a * c", "c * a", "wp.lerp(a, b, c)",
         "wp.transform_multiply(a, b)", "wp.transform_inverse(a)")
    case("f d h bf", "X V3", "V3", *calls("transform_point transform_vector", "a, b"), "wp.transform_get_translation(a)")
    case("f d h bf", "X V3 Q", "X", "wp.transformation(b, c, dtype={S})", "wp.transform_identity(dtype={S})",
         "t = a; wp.transform_set_translation(t, b); t", "t = a; wp.transform_set_rotation(t, c); t")
    case("f d h bf", "X", "Q", "wp.transform_get_rotation(a)")
    case("f d h bf", "X i:0:6", "S", "a[b]", "t = a; t[b] = {S}(2.0); t[1]")
    case("f", "X", "bool", "a == a")


def random_cases():
    s = "s = wp.rand_init(a, b);"
    case("f", "i i", "u", "wp.rand_init(a)", "wp.rand_init(a, b)", f"{s} wp.randu(s)", f"{s} wp.randu(s, wp.uint32(3), wp.uint32(9))")
    case("f", "i i", "i", f"{s} wp.randi(s)", f"{s} wp.randi(s, -9, 9)")
    case("f", "i i", "f", f"{s} wp.randf(s)", f"{s} wp.randf(s, -2.0, 3.0)", f"{s} wp.randn(s)", f"{s} r = wp.randf(s); wp.randf(s) - r")
    for mean in ("0.0", "0.5", "4.0", "9.9", "10.0", "25.0", "300.0"):
        case("f", "i i", "u", f"{s} wp.poisson(s, {mean})")
    case("f", "i i", "V2", *[f"{s} wp.sample_{n}(s)" for n in "triangle unit_ring unit_disk unit_square".split()])
    case("f", "i i", "V3", *[f"{s} wp.sample_{n}(s)" for n in (
        "unit_sphere_surface unit_sphere unit_hemisphere_surface unit_hemisphere unit_cube").split()])
    for n in "1234":
        at = "S" if n == "1" else f"V{n}"
        periods = ", ".join(["3", "5", "2", "4"][:int(n)])
        case("f", f"i i {at}:-20:20", "f", f"{s} wp.noise(s, c)", f"{s} wp.pnoise(s, c, {periods})")
        if n != "1":
            case("f", f"i i {at}", "V2" if n == "2" else "V3", f"{s} wp.curlnoise(s, c)",
                 f"{s} wp.curlnoise(s, c, wp.uint32(2))", f"{s} wp.curlnoise(s, c, wp.uint32(3), 1.5, 0.7)")
    case("f", "V3 V3 V3 V3", "V3", "wp.closest_point_edge_edge(a, b, c, d, 1.0e-6)", "wp.closest_point_edge_edge(a, b, c, d, 5.0)")
    case("f d", "V3 V3 V3 V3 V3 V3", "i", "wp.intersect_tri_tri(a, b, c, d, e, f)")
    case("f", "V2 V2 V2 V2", "i", "wp.intersect_tri_tri(wp.vec3(a[0], a[1], 1.0), wp.vec3(b[0], b[1], 1.0), wp.vec3(c[0], c[1], 1.0),"
         " wp.vec3(d[0], d[1], 1.0), wp.vec3(a[1], b[0], 1.0), wp.vec3(c[1], d[0], 1.0))")


def atomic_cases():
    """The result array itself is changed: `o` in expressions."""
    case("f d h bf i u l ul", "S", "S", *[f"wp.atomic_{n}(o, i, a)" for n in ("add", "sub")])
    case("bf", "S", "S", *[f"wp.atomic_{n}(o, i, a)" for n in ("min", "max")])
    case("f d i u l ul", "S", "S", *[f"wp.atomic_{n}(o, i, a)" for n in ("min", "max")], "wp.atomic_exch(o, i, a)",
         "wp.atomic_cas(o, i, o[i], a)", "wp.atomic_cas(o, i, a, a)")
    case("i u l ul", "S", "S", *[f"wp.atomic_{n}(o, i, a)" for n in ("and", "or", "xor")])
    for t in ("V2", "V3", "V4", "V5", "M22", "M33"):
        case("f d i l", t, t, *[f"wp.atomic_{n}(o, i, a)" for n in ("add", "sub", "min", "max")])
    case("i l", "V3", "V3", *[f"wp.atomic_{n}(o, i, a)" for n in ("and", "or", "xor")])
    case("f d", "Q", "Q", *[f"wp.atomic_{n}(o, i, a)" for n in ("add", "sub")])
    case("f d", "X", "X", *[f"wp.atomic_{n}(o, i, a)" for n in ("add", "sub")])


class Module:
    """A kernel of several cases: its text, and the types of its arguments."""

    def input(self, t, lo, hi, counts):
        """A value of the type between lo and hi, of an array that other cases may read too."""
        number = counts[t.key] = counts.get(t.key, -1) + 1
        array = f"{t.key}_{number}"
        self.arguments[array] = t
        return t.in_range(array + "[i]", lo, hi)

    def __init__(self, name, cases):
        self.name = name
        self.types, self.arguments = {}, {}  # by name
        self.outputs = []
        lines = []
        for k, (_, args, results, before, last, used) in enumerate(cases):
            letters = {}
            counts = {}
            for t in used:
                self.types[t.warp()] = t
            for (t, lo, hi), letter in zip(args, "abcdef"):
                if not re.search(rf"(?<![\w.]){letter}(?!\w)", "; ".join(before + [last])):
                    continue
                letters[letter] = f"x{k}{letter}"
                lines.append(f"x{k}{letter} = {self.input(t, lo, hi, counts)}")
            for n, t in enumerate(results):
                self.arguments[f"o{k}_{n}"] = t
                self.outputs.append(f"o{k}_{n}")

            def renamed(text):
                text = re.sub(r"(?<![\w.])([a-f])(?!\w)", lambda m: letters.get(m[1], m[1]), text)
                text = re.sub(r"(?<![\w.])o(?!\w)", f"o{k}_0", text)
                return re.sub(r"(?<![\w.])([mqrstuv])(?!\w)(?!\()", rf"y{k}\1", text)

            lines += [renamed(b) for b in before]
            values = [f"r{k}_{n}" for n in range(len(results))]
            if last.startswith("wp.atomic_"):
                lines.append(renamed(last))
                continue
            lines.append(f"{', '.join(values)} = {renamed(last)}")
            lines += [f"o{k}_{n}[i] = {v}" for n, v in enumerate(values)]
        for t in self.arguments.values():
            self.types[t.warp()] = t
        # Types of conversions.
        for other in re.findall(r"[VM]\d+_[a-z]+", "\n".join(lines)):
            if not re.search(rf"{other}_\d", "\n".join(self.arguments)) or other not in self.types:
                code, s = other.split("_")
                if s in SCALARS:
                    self.types.setdefault(other, T(code, s))
        head = "".join(f"{t.definition()}\n" for t in self.types.values() if t.definition())
        parameters = ", ".join(f"{a}: wp.array(dtype={t.warp()})" for a, t in self.arguments.items())
        self.text = (f"import warp as wp\n\n{head}\n\n@wp.kernel\ndef {name}({parameters}):\n    i = wp.tid()\n"
                     + "".join(f"    {line}\n" for line in lines))
