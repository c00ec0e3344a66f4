#!/usr/bin/env python3
"""Records how the pinned Warp resolves calls of its builtins, as golden data for tests/builtins.

    export_overloads.py            writes tests/builtins/golden/overloads.tsv
    export_overloads.py --check    exits 1 if the file in the tree differs
    export_overloads.py --draws N --seed S --output FILE
                                   N times as many random calls, for a long run:
                                   WEFT_OVERLOADS=FILE weft_builtins_tests

The calls are: every overload of Warp with its own types, the concrete copies of generic ones
included (that is the proof that weft's table may leave those out); every generic overload with
types that Warp made no copy for; seeded random mixtures of types, most of which Warp refuses; and
hand-picked ones for constructors, keywords and several results.

File: `@key` opens a builtin; then a call a line. Words before the tab: arguments in the notation of
tools/warp_tables.py, with `!n` for a compile-time int, `!` for another constant, `type:T` for a type
that is passed, `(a;b)` for a tuple display; `name=...` for keywords, `<name=...` for the type
arguments that come with calling a type, `#n` for the number of names assigned. After the tab: `!` if
Warp refuses, else native name, result types (`=n`: the compile-time int that replaces the call) and
the flags, if any: R skip_replay, D differentiable, O original_output, A adjoint_template,
I initializer list, N without namespace, V variadic.
"""

import argparse
import itertools
import random
import re
import sys
import types
import typing
from pathlib import Path

import warp as wp
import warp._src.context as context
import warp._src.types as wt
from warp._src.codegen import Adjoint, Var, get_arg_type, get_arg_value

import warp_tables
from warp_tables import neutral

OUT = Path(__file__).resolve().parent.parent / "tests/builtins/golden/overloads.tsv"
NESTED = re.compile(r"(vec|mat|quat|transform)<[^>]*<")
STUB = types.SimpleNamespace(resolve_func=lambda *a: Adjoint.resolve_func(None, *a))
SCALARS = {v: k for k, v in warp_tables.SCALAR_NAMES.items() if k not in (int, float, bool)}


# --- the notation, backwards -------------------------------------------------------------------


def parse(text):
    head, _, rest = text.partition("<")
    if not rest:
        simple = {"str": str, "range": wt.range_t, "shape": wt.shape_t}
        if text.startswith("opaque:"):
            name = text[7:]
            for module in (wt, wp):
                for candidate in (name, "_" + name):
                    if hasattr(module, candidate):
                        return getattr(module, candidate)
            raise KeyError(text)
        return simple.get(text) or SCALARS[text]
    args = split(rest[:-1])
    if head == "ref":
        return wt.Reference(parse(args[0]))
    if head == "vec":
        return wt.vector(length=int(args[0]), dtype=parse(args[1]))
    if head == "mat":
        return wt.matrix(shape=(int(args[0]), int(args[1])), dtype=parse(args[2]))
    if head == "quat":
        return wt.quaternion(dtype=parse(args[0]))
    if head == "transform":
        return wt.transformation(dtype=parse(args[0]))
    if head == "tuple":
        ts = tuple(parse(a) for a in args)
        return wt.tuple_t(ts, (None,) * len(ts))
    if head == "fixedarray":
        return wt.fixedarray(dtype=parse(args[0]), shape=(int(args[1]),))
    return getattr(wt, head)(dtype=parse(args[0]), ndim=int(args[1]))


def split(text, at=","):
    parts, depth, part = [], 0, ""
    for c in text:
        if c == at and depth == 0:
            parts.append(part)
            part = ""
            continue
        depth += {"<": 1, "(": 1, ">": -1, ")": -1}.get(c, 0)
        part += c
    return [*parts, part]


def argument(word):
    if word.startswith("type:"):
        return parse(word[5:])
    if word.startswith("("):
        elements = [argument(w) for w in split(word[1:-1], ";")]
        ts = tuple(get_arg_type(e) for e in elements)
        return Var("t", wt.tuple_t(ts, tuple(get_arg_value(e) for e in elements)))
    text, bang, value = word.partition("!")
    t = parse(text)
    if not bang:
        return Var("x", t)
    return Var(None, type=t, constant=int(value) if value else True if t is wt.bool else 0.5)


# --- Warp's answer -------------------------------------------------------------------------------


def answer(key, words):
    args, kwargs, type_args, min_outputs = [], {}, {}, None
    for word in words:
        name, equals, rest = word.partition("=")
        if word.startswith("#"):
            min_outputs = int(word[1:])
        elif word.startswith("<"):
            value = argument(rest)
            type_args[name[1:]] = get_arg_value(value) if isinstance(value, Var) else value
        elif equals:
            kwargs[name] = argument(rest)
        else:
            args.append(argument(word))
    try:
        return resolve(context.builtin_functions[key], args, kwargs, type_args, min_outputs)
    except Exception:
        return "!"


def resolve(function, args, kwargs, type_args, min_outputs):
    """The part of Warp's Adjoint.add_call that picks the function and its results."""
    f, bound, _ = Adjoint.resolve_call(STUB, function, args, kwargs, type_args, min_outputs)
    arg_types = {k: wt.strip_reference(get_arg_type(v)) for k, v in bound.items()}
    result = f.value_func(arg_types, {k: get_arg_value(v) for k, v in bound.items()})
    if isinstance(result, Var):
        if result.constant is None:
            return "!"  # a value where a type belongs: Warp hands the argument back
        words = [f"={result.constant}"]
    else:
        results = [] if result is None else list(result) if isinstance(result, (list, tuple)) else [result]
        words = [neutral(r) for r in results]
        # Not in weft, or a type whose component is no scalar, which no C++ compiler accepts.
        if any(w in ("tile", "Any") or NESTED.search(w) for w in words):
            return None
        if f.dispatch_func is not None and f.dispatch_func.__name__.endswith("_assign_dispatch_func"):
            f.dispatch_func(f.input_types, result, bound)
    flags = {"R": f.skip_replay, "D": f.is_differentiable, "O": f.require_original_output_arg,
             "A": f.adjoint_uses_template_args, "N": f.namespace == "", "V": f.variadic,
             "I": f.initializer_list_func(bound, result)}
    return " ".join([f.native_func, *words, "".join(k for k, v in flags.items() if v)]).strip()


# --- the calls -----------------------------------------------------------------------------------


def substitutions(texts):
    """Concrete types for the templates of one signature: one scalar and one length for all."""
    if not any(mark in t for t in texts for mark in ("?", "Scalar", "Float", "Int", "Any")):
        yield texts
        return
    if any("Scalar" in t for t in texts):
        scalars = ["float32", "uint8", "int64", "bfloat16"]
    elif any("Float" in t for t in texts):
        scalars = ["float32", "float16", "bfloat16", "float64"]
    else:
        scalars = ["int32", "uint64", "int8"]
    indices = sum("Int" == t for t in texts[1:])
    anys = ["float32", "vec<3,float64>", "mat<2,3,int32>"] if any("Any" in t for t in texts) else ["float32"]
    sizes = [(2, 2), (5, 3), (6, 6)] if any("?" in t for t in texts) else [(1, 1)]
    for s, a, (r, c) in itertools.product(scalars, anys, sizes):
        out = []
        for t in texts:
            is_array = t.split("<")[0] in warp_tables.ARRAY_NAMES.values()
            # A vector template takes both lengths where a matrix stands beside it.
            t = t.replace("mat<?,?", f"mat<{r},{c}").replace("vec<?", f"vec<{c}")
            if is_array:
                t = t[:t.rindex(",")] + f",{max(indices, 1)}>"
            for word in ("Scalar", "Float", "Int"):
                t = t.replace(word, s)
            t = t.replace("Any", a)
            out.append(t)
        yield out


def own_types(f):
    """Calls of an overload with its own types, with and without the parameters that have defaults."""
    texts = [neutral(t) for t in f.input_types.values()]
    if f.variadic or any("tile" in t or "function" in t for t in texts):
        return
    concrete = {"tuple": "tuple<float32,int32>", "tuple<int32*>": "tuple<int32,int32>"}
    texts = [concrete.get(t, t) for t in texts]
    dtype = [name == "dtype" for name in f.input_types]
    required = sum(name not in f.defaults for name in f.input_types)
    for words in substitutions(texts):
        words = [f"type:{w}" if d else w for w, d in zip(words, dtype)]
        yield words
        if required < len(words):
            yield words[:required]


PALETTE = ["float32"] * 5 + ["int32"] * 5 + [
    "float64", "bool", "uint8", "int64", "float16", "uint32", "vec<3,float32>", "vec<3,float32>",
    "vec<2,float64>", "vec<3,float64>", "vec<4,int32>", "vec<3,bool>", "vec<6,float32>",
    "mat<3,3,float32>", "mat<2,3,float32>", "mat<3,3,float64>", "mat<4,4,float32>", "mat<2,2,float32>",
    "quat<float32>", "quat<float64>", "transform<float32>", "transform<float64>",
    "array<float32,1>", "array<float32,2>", "array<vec<3,float32>,1>", "array<int32,1>",
    "array<uint8,1>", "indexedarray<float32,1>", "fabricarray<float32,1>", "fixedarray<float32,4>",
    "ref<float32>", "ref<vec<3,float32>>", "ref<mat<3,3,float32>>", "handle", "type:float32", "type:float64",
    "int32!2", "float32!", "shape", "range", "tuple<int32,float32>", "(int32!2;int32!3)", "str",
    "opaque:BvhQueryAabb", "opaque:MeshQueryAABB", "opaque:MeshQuery",
]

BY_HAND = {
    "vector": [
        "<length=int32!3 <dtype=type:float32", "float32 <length=int32!3 <dtype=type:float32",
        "int32 <length=int32!3 <dtype=type:float32", "int32!1 <length=int32!3 <dtype=type:float32",
        "int32!1 float32 float32! <length=int32!3 <dtype=type:float32",
        "int32!1 float64 float32! <length=int32!3 <dtype=type:float32",
        "float32 float32 <length=int32!3 <dtype=type:float32",
        "vec<3,float64> <length=int32!3 <dtype=type:float32", "vec<2,float32> <length=int32!3 <dtype=type:float32",
        "float32 float32", "float32 int32", "float32 length=int32!4", "float32 length=int32", "length=int32!4",
        "length=int32!4 dtype=type:float16", "vec<3,float32>", "vec<3,float32> dtype=type:float64",
        "float32 float32 float32 float32 float32", "float32 float32 float32 float32", "float32",
        "float32 float32 dtype=type:float64", "float32! float32! dtype=type:float64", "float32! int32!1",
        "float32 length=int32!3 <length=int32!3 <dtype=type:float32",
        "float32 length=int32!2 <length=int32!3 <dtype=type:float32",
        "float32 dtype=type:float32 <length=int32!3 <dtype=type:float32",
        "float32 dtype=type:float64 <length=int32!3 <dtype=type:float32",
        "bool bool bool <length=int32!3 <dtype=type:bool", "bool! int32!1 <length=int32!2 <dtype=type:bool",
        "ref<float32> float32 <length=int32!2 <dtype=type:float32", "float32 float32 size=int32!2", "#2",
    ],
    "matrix": [
        "<shape=(int32!2;int32!2) <dtype=type:float32", "float32 <shape=(int32!2;int32!2) <dtype=type:float32",
        "float32 float32 float32 float32 <shape=(int32!2;int32!2) <dtype=type:float32",
        "float32 float32 float32 <shape=(int32!2;int32!2) <dtype=type:float32",
        "float32! int32!1 float32 float32 <shape=(int32!2;int32!2) <dtype=type:float32",
        "float64 float32 float32 float32 <shape=(int32!2;int32!2) <dtype=type:float32",
        "float32 float32 float32 float32 float32 float32 <shape=(int32!2;int32!3) <dtype=type:float32",
        "mat<2,2,float64> <shape=(int32!2;int32!2) <dtype=type:float32",
        "mat<3,3,float32> <shape=(int32!2;int32!2) <dtype=type:float32",
        "vec<2,float32> vec<2,float32> <shape=(int32!2;int32!2) <dtype=type:float32",
        "float32 float32 shape=(int32!1;int32!2)", "float32 shape=(int32!5;int32!5)", "shape=(int32!5;int32!5)",
        "shape=(int32!2;int32!3) dtype=type:float64", "mat<2,3,float32>", "float32 float32", "float32",
        " ".join(["float32"] * 25) + " <shape=(int32!5;int32!5) <dtype=type:float32",
        " ".join(["float32"] * 16) + " <shape=(int32!4;int32!4) <dtype=type:float32",
        "vec<3,float32> quat<float32> vec<3,float32>", "float32 shape=(int32!2;int32!2) dtype=type:float64",
        "float32 shape=(int32!2;int32!2) <shape=(int32!2;int32!2) <dtype=type:float32",
        "float32 shape=(int32!2;int32!3) <shape=(int32!2;int32!2) <dtype=type:float32",
    ],
    "matrix_from_cols": ["vec<3,float32> vec<3,float32>", "vec<3,float32>", "vec<3,float32> vec<2,float32>",
                         "vec<3,float32> vec<3,float64>", "vec<2,float32> vec<2,float32>", "float32", "",
                         " ".join(["vec<5,int32>"] * 5)],
    "matrix_from_rows": ["vec<3,float32> vec<3,float32>", "vec<4,float64> vec<4,float64> vec<4,float64> vec<4,float64>"],
    "identity": ["n=int32!3 dtype=type:float32", "int32!2 type:float64", "int32 type:float64", "int32!3",
                 "int32!3 dtype=type:int32"],
    "quaternion": ["<dtype=type:float32", "float32 float32 float32 float32 <dtype=type:float32",
                   "float32! int32!1 float32 float32 <dtype=type:float32",
                   "float32! float32! float32! float32! <dtype=type:float64",
                   "float32 float32 float32 float32 <dtype=type:float64", "vec<3,float32> float32 <dtype=type:float32",
                   "vec<3,float64> float64", "vec<3,float64> float32", "quat<float32> <dtype=type:float64",
                   "quat<float32>", "", "dtype=type:float64", "x=float32 y=float32 z=float32 w=float32",
                   "float32 float32 float32", "float32 y=float32 z=float32 w=float32 dtype=type:float32",
                   "vec<3,float32> float32! <dtype=type:float32", "vec<3,float32> float32! <dtype=type:float64"],
    "transformation": ["<dtype=type:float32", "vec<3,float32> quat<float32> <dtype=type:float32",
                       "vec<3,float32> <dtype=type:float32", "vec<3,float64> quat<float64> <dtype=type:float32",
                       "vec<3,float32> quat<float64>", "p=vec<3,float32> q=quat<float32>", "q=quat<float32>",
                       "p=vec<3,float64>", "vec<3,float32> dtype=type:float32", "vec<3,float32> dtype=type:float64",
                       "float32 <dtype=type:float32", "float32! <dtype=type:float64", "transform<float32> <dtype=type:float32",
                       "transform<float64> <dtype=type:float32", "transform<float64>",
                       " ".join(["float32"] * 7) + " <dtype=type:float32", " ".join(["float32"] * 7),
                       " ".join(["float32"] * 6), " ".join(["float32!"] * 7) + " <dtype=type:float64",
                       " ".join(["float32"] * 7) + " <dtype=type:float64", "float64", ""],
    "spatial_vector": ["", "dtype=type:float64", "vec<3,float32> vec<3,float32>", "vec<3,float32> vec<3,float64>",
                       " ".join(["float32"] * 6), " ".join(["float64"] * 6), " ".join(["float32"] * 5),
                       "vec<3,float32> vec<3,float32> <length=int32!6 <dtype=type:float32",
                       "vec<3,float64> vec<3,float64> <length=int32!6 <dtype=type:float32",
                       "float32! float32 float32 float32 float32 float32 <dtype=type:float32",
                       "w=vec<3,float32> v=vec<3,float32>"],
    "quat_identity": ["", "type:float64", "dtype=type:float16", "type:int32"],
    "transform_identity": ["", "type:float64", "dtype=type:float16"],
    "tid": ["", "#2", "#3", "#4", "#5", "#1", "int32"],
    "svd3": ["mat<3,3,float32> #3", "mat<3,3,float64>", "mat<3,3,float32> #2"],
    "svd2": ["mat<2,2,float64> #3"], "qr3": ["mat<3,3,float32> #2"], "eig3": ["mat<3,3,float16> #2"],
    "quat_to_axis_angle": ["quat<float32> #2", "quat<float64>"],
    "add": ["float32 float32 #2", "a=float32 b=float32", "float32 b=float32", "float32 a=float32", "float32 c=float32"],
    "where": ["bool float32 float32", "int32 vec<3,float32> vec<3,float32>", "array<float32,1> int32 int32",
              "bool float32 float64", "float32 int32 int32", "bool value_if_true=float32 value_if_false=float32",
              "bool ref<float32> float32", "uint8 array<float32,1> array<float32,2>", "bool opaque:BvhQueryRay opaque:BvhQueryAabb",
              "bool opaque:BvhQueryRay opaque:MeshQuery", "bool handle uint64"],
    "cast": ["float32 type:int32", "float32 dtype=type:vec<3,float32>", "vec<3,float32> dtype=type:float32"],
    "printf": ["str", "str float32 int32 vec<3,float32>", "str " + " ".join(["int32"] * 33), ""],
    "print": ["float32", "str", "vec<3,float32>", "array<float32,1>", "float32 float32"],
    "tuple": ["float32 int32", "float32", "ref<float32> vec<3,float32>", ""],
    "extract": ["tuple<float32,int32> int32!1", "tuple<float32,int32> int32!2", "tuple<float32,int32> int32",
                "vec<3,float32> int32", "vec<3,bool> int64", "mat<2,3,float32> int32", "mat<2,3,float32> int32 int32",
                "mat<2,2,bool> int32", "shape int32", "transform<float64> int32!1", "quat<float32> uint8",
                "ref<mat<3,3,float32>> int32", "tuple<float32,int32> int32!-1"],
    "len": ["vec<5,float32>", "quat<float32>", "mat<2,3,float32>", "transform<float32>", "array<float32,2>",
            "tuple<float32,int32,int32>", "vec<3,bool>", "indexedarray<float32,1>", "fixedarray<float32,4>"],
    "array": ["ptr=uint64 shape=(int32!2;int32!3) dtype=type:float32", "uint64 (int32;int32) type:vec<3,float32>",
              "uint64 (int32!5;int32!5;int32!5) dtype=type:int32", "uint64 tuple<int32,int32> type:float32", "handle (int32;int32) type:int8"],
    "zeros": ["shape=int32!8 dtype=type:float32", "(int32!2;int32!3) type:float32", "int32 type:float32",
              "(int32!2;int32) type:float32", "int32!4 dtype=type:vec<3,float32>"],
    "expect_near": ["float64 float64", "float64 float64 float64", "vec<3,float32> vec<3,float32> float32!", "float32 float32 tolerance=float32"],
    "add_inplace": ["vec<3,float32> int32 float32", "vec<3,float32> int32 float64", "mat<3,3,float32> int32 vec<3,float32>",
                    "mat<3,3,float32> int32 int32 float32", "transform<float32> int32 float32"],
    "assign_inplace": ["vec<3,float32> int32 float32", "vec<3,float32> int32 int32", "vec<3,bool> int32 bool",
                       "mat<2,3,float32> int32 vec<3,float32>", "mat<2,3,float32> int32 vec<2,float32>",
                       "mat<2,3,float32> int32 vec<3,float64>", "mat<2,3,float32> int32 float32",
                       "mat<2,3,float32> int32 int32 float32", "mat<2,3,float32> int32 int32 int32", "ref<vec<3,float32>> int32 ref<float32>"],
    "assign_copy": ["vec<3,float32> int32 float32", "mat<2,3,float32> int32 vec<3,float32>", "mat<2,3,float32> int32 int32 float64"],
    "lower_bound": ["array<float32,1> float32", "array<int32,1> int32 int32 int32", "array<float32,1> int32",
                    "array<vec<3,float32>,1> float32"],
    "bvh_query_next": ["opaque:BvhQueryAabb int32", "opaque:BvhQuery int32", "opaque:BvhQueryRay int32 float32", "opaque:MeshQuery int32"],
    "mesh_query_next": ["opaque:MeshQuerySphere int32", "opaque:MeshQuery int32", "opaque:MeshQueryAABB int32"],
    "iter_next": ["range", "opaque:MeshQueryAABB", "opaque:HashGridQuery"],
    "atomic_add": [f"array<{e},1> int32 {e}" for e in ("int8", "int32", "uint64", "float16", "bfloat16", "float64", "bool", "vec<3,float32>", "vec<3,int16>", "quat<float64>")],
    "atomic_min": [f"array<{e},1> int32 {e}" for e in ("int32", "float16", "bfloat16", "mat<2,2,float64>")],
    "atomic_cas": [f"array<{e},1> int32 {e} {e}" for e in ("int32", "float16", "bfloat16", "float32")] + ["array<int32,2> int32 int32 int32 int32", "array<int32,1> int32 float32 int32"],
    "atomic_exch": [f"array<{e},1> int32 {e}" for e in ("int64", "bfloat16", "float64")],
    "atomic_xor": [f"array<{e},1> int32 {e}" for e in ("uint32", "float32", "int16", "vec<2,int32>")],
    "address": ["array<float32,2> int32 int32", "array<float32,2> int32", "array<float32,1> uint8", "array<float32,1> float32",
                "indexedarray<vec<3,float32>,2> int32 int64", "fixedarray<float32,4> int32", "ref<array<float32,1>> int32"],
    "view": ["array<float32,2> int32", "array<float32,3> int32", "array<float32,3> int32 int32", "array<float32,1> int32",
             "indexedarray<float32,2> int32", "fabricarray<float32,2> int32", "array<float32,2> float32"],
    "handle": [], "min": ["handle handle", "handle uint64", "handle int32"], "copy": ["handle", "tuple<int32,int32>", "ref<float32>"],
}


def calls(key, f, draws, seed):
    rng = random.Random(f"{seed}{key}")
    seen = set()

    def fresh(words):
        words = tuple(words)
        if words in seen:
            return False
        seen.add(words)
        return True

    for overload in f.overloads:
        yield from filter(fresh, own_types(overload))
    tiles = all(any("tile" in neutral(t) for t in o.input_types.values()) for o in f.overloads)
    if not tiles and f.group != "Tile Primitives":
        counts = {len(o.input_types) for o in f.overloads} | {max(1, len(o.input_types) - len(o.defaults)) for o in f.overloads}
        for n in sorted(counts):
            for _ in range(draws * (12 if n <= 4 else 3)):
                word = rng.choice(PALETTE)
                # Half of the time all arguments are drawn near the first, so that some calls pass.
                words = [word if rng.random() < 0.5 else rng.choice(PALETTE) for _ in range(n)]
                if fresh(words):
                    yield words
    for line in BY_HAND.get(key, []):
        if fresh(line.split()):
            yield line.split()


def text(draws=1, seed=""):
    total = 0
    lines = [f"# Made by tools/export_overloads.py from warp-lang {wp.__version__}; do not edit."]
    for key in sorted(context.builtin_functions):
        f = context.builtin_functions[key]
        if not f.is_builtin():
            continue
        total += len(f.overloads)
        rows = [(words, answer(key, words)) for words in calls(key, f, draws, seed)]
        rows = [f"{' '.join(words)}\t{result}" for words, result in rows if result is not None]
        if rows:
            lines += [f"@{key}", *rows]
    lines.append(f"# overloads of Warp: {total}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    if "--draws" in sys.argv:
        parser = argparse.ArgumentParser()
        parser.add_argument("--draws", type=int, required=True)
        parser.add_argument("--seed", default="")
        parser.add_argument("--output", type=Path, required=True)
        options = parser.parse_args()
        options.output.write_text(text(options.draws, options.seed))
        sys.exit()
    warp_tables.write_or_check(OUT, text())
