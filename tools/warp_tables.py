"""What the exporters that run on the pinned Warp share: a neutral notation of types, and --check.

The notation, read by tools/gen_builtins.py and tests/support/type_text.h:
    float32  vec<3,float32>  mat<2,3,float64>  quat<float32>  transform<float32>
    array<T,ndim>  indexedarray<..>  fabricarray<..>  indexedfabricarray<..>  fixedarray<T,size>
    ref<T>  tuple<T,...>  str  range  shape  opaque:Name  struct:Name
Templates only: Any  Scalar  Float  Int  ? as a length  tuple  tuple<T*>  (any number of T)
    function  tile<T>  tile (a kind that weft does not have: matches nothing)
"""

import os
import sys
import typing
from collections.abc import Callable
from pathlib import Path

import warp as wp
import warp._src.types as wt

# tools/upgrade-warp asks for another one.
WARP_VERSION = os.environ.get("WEFT_WARP_VERSION", "1.19.0")
if wp.__version__ != WARP_VERSION:
    sys.exit(f"warp-lang {wp.__version__} is installed; the tables are made from {WARP_VERSION}")

SCALAR_NAMES = {t: t.__name__ for t in (*wt.scalar_types, wt.bool, wt.handle)}
SCALAR_NAMES |= {int: "int32", float: "float32", bool: "bool"}
GENERIC = {wt.Scalar: "Scalar", wt.Float: "Float", wt.Int: "Int"}
ARRAY_NAMES = {wt.array: "array", wt.indexedarray: "indexedarray", wt.fabricarray: "fabricarray",
               wt.indexedfabricarray: "indexedfabricarray", wt.fixedarray: "fixedarray"}


def opaque_names():
    """Names of opaque_types.def."""
    path = Path(__file__).resolve().parent.parent / "src/types/include/weft/types/opaque_types.def"
    return {line.split("(")[1].split(",")[0] for line in path.read_text().splitlines()
            if line.startswith("WEFT_OPAQUE(")}


OPAQUE = opaque_names()


def size(n):
    return "?" if n in (0, typing.Any) else str(n)


def neutral(t):
    """A Warp type in the notation above; `tile` for what weft has no kind for."""
    if t is typing.Any:
        return "Any"
    if isinstance(t, wt.Reference):
        return f"ref<{neutral(t.value_type)}>"
    if isinstance(t, type) and t in SCALAR_NAMES:
        return SCALAR_NAMES[t]
    if isinstance(t, typing.TypeVar):
        return GENERIC[t]
    if wt.is_tile(t):
        return f"tile<{neutral(t.dtype)}>"  # shapes of templates are never compared
    if t is str:
        return "str"
    if t is wt.range_t:
        return "range"
    if t is wt.shape_t:
        return "shape"
    if wt.is_array(t):
        cls = wt.concrete_array_type(t)
        extra = t.size if cls is wt.fixedarray and isinstance(t.size, int) else size(t.ndim)
        return f"{ARRAY_NAMES[cls]}<{neutral(t.dtype)},{extra}>"
    if t is tuple:
        return "tuple"
    if isinstance(t, wt.tuple_t):
        return f"tuple<{','.join(neutral(x) for x in t.types)}>"
    if typing.get_origin(t) is tuple:
        args = typing.get_args(t)
        if len(args) == 2 and args[1] is Ellipsis:
            return f"tuple<{neutral(args[0])}*>"
        return f"tuple<{','.join(neutral(x) for x in args)}>"
    if t is Callable or typing.get_origin(t) is Callable:
        return "function"
    if isinstance(t, type) and hasattr(t, "_wp_generic_type_str_"):
        s = neutral(t._wp_scalar_type_)
        if wt.type_is_vector(t):
            return f"vec<{size(t._length_)},{s}>"
        if wt.type_is_matrix(t):
            return f"mat<{size(t._shape_[0])},{size(t._shape_[1])},{s}>"
        return f"quat<{s}>" if wt.type_is_quaternion(t) else f"transform<{s}>"
    name = getattr(t, "__name__", "").lstrip("_")
    if name in OPAQUE:
        return f"opaque:{name}"
    return "tile"


def write_or_check(path, text):
    """The command line of an exporter: write `path`, with --check compare and exit 1, with --output FOLDER
    write to that folder instead."""
    if len(sys.argv) == 3 and sys.argv[1] == "--output":
        path = Path(sys.argv[2]) / path.name
    elif sys.argv[1:] not in ([], ["--check"]):
        sys.exit(f"usage: {sys.argv[0]} [--check | --output FOLDER]")
    if sys.argv[1:] == ["--check"]:
        old = path.read_text() if path.exists() else ""
        if old != text:
            import difflib

            diff = difflib.unified_diff(old.splitlines(), text.splitlines(), "in the tree", "from Warp", lineterm="", n=0)
            for line, _ in zip(diff, range(20)):
                print(line, file=sys.stderr)
            sys.exit(f"{path} is stale; run {Path(sys.argv[0]).name}")
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    print(f"{path}: {len(text.splitlines())} lines")
