#!/usr/bin/env python3
"""Records how the pinned Warp spells its types, as golden data for tests/types.

    export_types.py            writes tests/types/golden/spellings.tsv
    export_types.py --check    exits 1 if the file in the tree differs

One row a type: weft's neutral notation (tests/support/type_text.h reads it), then Warp's C++
spelling, type code, message spelling, and the Python annotation. That the annotation means the type
is checked here by evaluating it.
"""

import sys
import typing  # noqa: F401  (annotations refer to it)
from pathlib import Path

import warp as wp
from warp._src.codegen import Var
from warp._src.types import Reference, get_type_code, type_repr, type_to_warp

import warp_tables

OUT = Path(__file__).resolve().parent.parent / "tests/types/golden/spellings.tsv"

SCALARS = ["bool", "int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64",
           "float16", "bfloat16", "float32", "float64"]
SHORT = {"bool": "bool", "int32": "int", "float32": "float"}
NAMED_FLOATS = {"float16": "h", "float32": "", "float64": "d"}
NAMED = {**NAMED_FLOATS, "int8": "b", "uint8": "ub", "int16": "s", "uint16": "us", "int32": "i",
         "uint32": "ui", "int64": "l", "uint64": "ul"}


def value_types():
    """(neutral, annotation) of every kind of value."""
    for s in SCALARS + ["handle"]:
        yield s, SHORT.get(s, f"wp.{s}")
    for s in SCALARS:
        for n in (1, 2, 3, 4, 5, 6, 16):
            name = f"wp.types.vector(length={n}, dtype=wp.{s})"
            if s in NAMED and 2 <= n <= 4:
                name = f"wp.vec{n}{NAMED[s]}"
            elif s in NAMED_FLOATS and n == 6:
                name = f"wp.spatial_vector{NAMED[s]}"
            yield f"vec<{n},{s}>", name
        for r, c in ((1, 3), (2, 2), (2, 3), (3, 2), (3, 3), (4, 4), (5, 5), (6, 6), (4, 5)):
            name = f"wp.types.matrix(shape=({r}, {c}), dtype=wp.{s})"
            if s in NAMED_FLOATS and r == c and 2 <= r <= 4:
                name = f"wp.mat{r}{c}{NAMED[s]}"
            elif s in NAMED_FLOATS and r == c == 6:
                name = f"wp.spatial_matrix{NAMED[s]}"
            yield f"mat<{r},{c},{s}>", name
    for s in ("float16", "bfloat16", "float32", "float64"):
        for kind, long in (("quat", "quaternion"), ("transform", "transformation")):
            short = f"wp.{kind}{NAMED[s]}" if s in NAMED_FLOATS else f"wp.types.{long}(dtype=wp.{s})"
            yield f"{kind}<{s}>", short


def array_types():
    elements = [("float32", "float"), ("int32", "int"), ("bool", "bool"), ("float64", "wp.float64"),
                ("vec<3,float32>", "wp.vec3"), ("mat<2,3,float32>", "wp.types.matrix(shape=(2, 3), dtype=wp.float32)"),
                ("quat<float64>", "wp.quatd"), ("transform<float32>", "wp.transform")]
    for neutral, python in elements:
        for cls in ("array", "indexedarray", "fabricarray", "indexedfabricarray"):
            for ndim in (1, 2, 3, 4):
                if cls in ("fabricarray", "indexedfabricarray") and ndim > 2:
                    continue
                extra = "" if ndim == 1 else f", ndim={ndim}"
                # Other classes keep Python's own float, int and bool and spell them differently
                # in C++ ("float"), so weft names Warp's scalars there.
                element = f"wp.{neutral}" if cls != "array" and neutral in SHORT else python
                yield f"{cls}<{neutral},{ndim}>", f"wp.{cls}(dtype={element}{extra})"


def rows():
    for neutral, annotation in [*value_types(), *array_types()]:
        t = type_to_warp(eval(annotation))
        if warp_tables.neutral(t) != neutral:
            sys.exit(f"{annotation} is {warp_tables.neutral(t)}, not {neutral}")
        yield neutral, Var("x", t).ctype(), get_type_code(t), type_repr(t), annotation
    for neutral, annotation in [("float32", "float"), ("vec<3,float64>", "wp.vec3d"), ("array<int32,2>", "wp.array(dtype=int, ndim=2)")]:
        t = Reference(type_to_warp(eval(annotation)))
        yield f"ref<{neutral}>", Var("x", t).ctype(), get_type_code(t), type_repr(t.value_type), f"wp.ref[{annotation}]"


def named_rows():
    """Every value type of the warp module by name, for warp_named_type."""
    for name in dir(wp):
        t = getattr(wp, name)
        if isinstance(t, type) and (t in warp_tables.SCALAR_NAMES or hasattr(t, "_wp_generic_type_str_")):
            yield f"wp.{name}", warp_tables.neutral(t)


def text():
    lines = ["# type\tC++\tcode\trepr\tpython"]
    lines += ["\t".join(r) for r in rows()]
    lines += ["# names of the warp module"]
    lines += ["\t".join(r) for r in named_rows()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    warp_tables.write_or_check(OUT, text())
