#!/usr/bin/env python3
"""Exports Warp's builtins from the pinned Warp as data for src/builtins.

    export_builtins.py            writes src/builtins/data/{builtins,warp_names}.tsv
    export_builtins.py --check    exits 1 if a file in the tree differs

A row is one registration, in the order in which Warp tries them. The concrete copies into which
Warp expands a generic registration are left out: they stand directly before it, match only what it
matches, and give what its result rule gives; tests/builtins holds all of Warp's overloads against
the table. See docs/builtins.md for the columns.
"""

import functools
import math
import sys
from pathlib import Path

# Filled while Warp registers its builtins: is the Function with this id a concrete copy?
is_copy = {}


def watch_registration(frame, event, _arg):
    """A Function made by an add_builtin() that add_builtin() itself called is a concrete copy."""
    if event != "return" or frame.f_code.co_name != "__init__":
        return
    caller = frame.f_back
    if caller and caller.f_code.co_name == "add_builtin" and caller.f_code.co_filename.endswith("context.py"):
        function = frame.f_locals.get("self")
        is_copy[id(function)] = caller.f_back.f_code.co_name == "add_builtin"


sys.setprofile(watch_registration)
import warp as wp  # noqa: E402

sys.setprofile(None)

import warp._src.context as context  # noqa: E402
import warp_tables  # noqa: E402
from warp_tables import neutral  # noqa: E402

DATA = Path(__file__).resolve().parent.parent / "src/builtins/data"

# Result rules by the qualified name of Warp's value function.
RESULT = {
    "sametypes_create_value_func.<locals>.fn": "SameTypes",
    "scalar_sametypes_value_func": "ScalarOfSame",
    "float_sametypes_value_func": "ScalarOfSame",
    "scalar_mul_create_value_func.<locals>.fn": "ScalarMul",
    "lerp_create_value_func.<locals>.fn": "Lerp",
    "outer_value_func": "Outer",
    "inverse_value_func": "FirstArg",
    "determinant_value_func": "ScalarOfFirst",
    "trace_value_func": "ScalarOfSquare",
    "diag_value_func": "Diag",
    "get_diag_value_func": "GetDiag",
    "vector_value_func": "Vector",
    "matrix_value_func": "Matrix",
    "matrix_transform_value_func": "Removed",
    "select_value_func": "Removed",
    "identity_value_func": "Identity",
    "svd3_value_func": "Svd3",
    "svd2_value_func": "Svd2",
    "qr3_value_func": "Qr3",
    "eig3_value_func": "Eig3",
    "quaternion_value_func": "Quaternion",
    "quat_identity_value_func": "QuatIdentity",
    "quat_to_axis_angle_value_func": "QuatToAxisAngle",
    "transformation_value_func": "Transformation",
    "transformation_pq_value_func": "TransformationPQ",
    "transform_identity_value_func": "TransformIdentity",
    "spatial_vector_value_func": "SpatialVector",
    "matvec_mul_value_func": "MatVec",
    "mul_vecmat_value_func": "VecMat",
    "matmat_mul_value_func": "MatMat",
    "address_value_func": "Address",
    "view_value_func": "View",
    "array_store_value_func": "ArrayStore",
    "store_value_func": "Store",
    "copy_value_func": "FirstArg",
    "vector_assign_copy_value_func": "FirstArg",
    "matrix_assign_copy_value_func": "FirstArg",
    "vector_extract_value_func": "VectorExtract",
    "matrix_extract_value_func": "MatrixExtract",
    "vector_index_value_func": "VectorIndex",
    "matrix_index_row_value_func": "MatrixIndexRow",
    "matrix_index_value_func": "MatrixIndex",
    "matrix_ij_value_func": "MatrixIndex",
    "where_value_func": "Where",
    "expect_eq_value_func": "ExpectEqual",
    "static_len_value_func": "StaticLen",
    "cast_value_func": "Cast",
    "printf_value_func": "Printf",
    "tuple_value_func": "TupleOf",
    "tuple_extract_value_func": "TupleExtract",
    "slice_value_func": "SliceOf",
    "array_value_func": "ArrayFromPointer",
    "zeros_value_func": "Zeros",
    "volume_value_func": "VolumeValue",
    "volume_sample_grad_value_func": "VolumeValue",
    "volume_lookup_value_func": "VolumeValue",
    "volume_sample_index_value_func": "VolumeValue",
    "volume_sample_grad_index_value_func": "VolumeValue",
    "volume_store_value_func": "VolumeStore",
    "texture_sample_1d_value_func": "TextureValue",
    "texture_sample_2d_value_func": "TextureValue",
    "texture_sample_3d_value_func": "TextureValue",
}
# Result rules of the builtins whose value function is a lambda.
LAMBDA_RESULT = {
    "argmin": "UInt32", "argmax": "UInt32", "load": "FirstArg",
    "skew": "Mat33OfInfer", "transpose": "Transpose", "quat_to_matrix": "Mat33OfInfer",
    "quat_from_axis_angle": "QuatOfInfer", "quat_from_matrix": "QuatOfInfer",
    "quat_rpy": "QuatOfInfer", "quat_inverse": "QuatOfInfer", "quat_slerp": "QuatOfInfer",
    "quat_rotate": "Vec3OfInfer", "quat_rotate_inv": "Vec3OfInfer",
    "transform_get_translation": "Vec3OfInfer", "transform_get_rotation": "QuatOfInfer",
    "transform_multiply": "TransformOfInfer", "transform_point": "Vec3OfInfer",
    "transform_vector": "Vec3OfInfer", "spatial_adjoint": "SpatialMatrixOfInfer",
    "spatial_top": "Vec3OfInfer", "spatial_bottom": "Vec3OfInfer",
}
ATOMIC = {"add": "AtomicAdd", "sub": "AtomicAdd", "min": "AtomicMinMax", "max": "AtomicMinMax",
          "cas": "AtomicExchange", "exch": "AtomicExchange", "and": "AtomicBits",
          "or": "AtomicBits", "xor": "AtomicBits"}
DISPATCH = {
    "atomic_op_dispatch_func": "Plain",
    "vector_dispatch_func": "Vector",
    "matrix_dispatch_func": "Matrix",
    "matrix_from_vecs_dispatch_func": "MatrixFromVecs",
    "identity_dispatch_func": "Identity",
    "quaternion_dispatch_func": "Quaternion",
    "quat_identity_dispatch_func": "DtypeOnly",
    "transform_identity_dispatch_func": "DtypeOnly",
    "transformation_dispatch_func": "Transformation",
    "spatial_vector_dispatch_func": "SpatialVector",
    "vector_index_dispatch_func": "FirstByReference",
    "matrix_index_row_dispatch_func": "FirstByReference",
    "matrix_ij_dispatch_func": "FirstByReference",
    "store_dispatch_func": "FirstByReference",
    "load_dispatch_func": "Load",
    "vector_extract_dispatch_func": "VectorExtract",
    "matrix_extract_dispatch_func": "MatrixExtract",
    "vector_assign_dispatch_func": "VectorAssign",
    "matrix_assign_dispatch_func": "MatrixAssign",
    "printf_dispatch_func": "Printf",
    "cast_dispatch_func": "Cast",
    "tuple_dispatch_func": "TupleOf",
    "tuple_extract_dispatch_func": "TupleExtract",
    "array_dispatch_func": "ArrayFromPointer",
    "zeros_dispatch_func": "Zeros",
    "volume_dispatch_func": "DtypeLast",
    "volume_sample_grad_dispatch_func": "DtypeLast",
    "volume_lookup_dispatch_func": "DtypeLast",
    "texture_sample_1d_dispatch_func": "DtypeLast",
    "texture_sample_2d_dispatch_func": "DtypeLast",
    "texture_sample_3d_dispatch_func": "DtypeLast",
}
INIT_LIST = {
    "matrix_initializer_list_func": "Matrix",
    "matrix_from_vecs_initializer_list_func": "MatrixFromVecs",
}
LAMBDA_INIT_LIST = {"vector": "MoreThanFour", "transformation": "MoreThanOne", "spatial_vector": "SpatialVector"}

FLAGS = ["variadic", "skip_replay", "differentiable", "original_output", "adjoint_template", "hidden"]


def qualname(function):
    while isinstance(function, functools.partial):
        function = function.func
    return function.__qualname__


def closure(function, name):
    return dict(zip(function.__code__.co_freevars, (c.cell_contents for c in function.__closure__)))[name]


def generic(text):
    return any(word in text for word in ("Any", "Scalar", "Float", "Int", "?", "tile"))


def result_of(f):
    """(rule, fixed result types)"""
    name = qualname(f.value_func)
    if f.lto_dispatch_func is not None:
        return "Unsupported", []
    if name == "add_builtin.<locals>.value_func":
        value = closure(f.value_func, "value_type")
        values = [] if value is None else list(value) if isinstance(value, (list, tuple)) else [value]
        types = [neutral(v) for v in values]
        # A generic fixed result never becomes concrete: Warp documents such rows as unusable.
        return ("Unsupported", []) if any(map(generic, types)) else ("Fixed", types)
    if name == "<lambda>":
        return LAMBDA_RESULT.get(f.key, "Unsupported"), []
    if name == "matrix_from_vecs_create_value_func.<locals>.fn":
        return "MatrixFromCols" if closure(f.value_func, "cols") else "MatrixFromRows", []
    if name == "create_atomic_op_value_func.<locals>.fn":
        return ATOMIC.get(closure(f.value_func, "op"), "Unsupported"), []
    return RESULT.get(name, "Unsupported"), []


def dispatch_of(f):
    if f.lto_dispatch_func is not None:
        return "Unsupported"
    return "Plain" if f.dispatch_func is None else DISPATCH.get(qualname(f.dispatch_func), "Unsupported")


def init_list_of(f):
    name = qualname(f.initializer_list_func)
    if name == "add_builtin.<locals>.initializer_list_func":
        return "Never"
    return LAMBDA_INIT_LIST[f.key] if name == "<lambda>" else INIT_LIST[name]


def default_text(value):
    if value is None or isinstance(value, (bool, int)):
        return str(value)
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, tuple(wp._src.types.int_types)):
        return f"{value.value}t"  # an instance of the parameter's own type
    return "None"  # text and functions: only rows with the rule Unsupported have such defaults


def params_of(f):
    words = []
    for raw, t in f.input_types.items():
        name = raw.lstrip("*")
        word = f"{raw}:{neutral(t)}"
        if name in f.defaults:
            word += f"={default_text(f.defaults[name])}"
        words.append(word)
    return " ".join(words) or "-"


def row(f):
    rule, results = result_of(f)
    flags = {
        "variadic": f.variadic, "skip_replay": f.skip_replay, "differentiable": f.is_differentiable,
        "original_output": f.require_original_output_arg, "adjoint_template": f.adjoint_uses_template_args,
        "hidden": f.hidden,
    }
    assert rule == "Unsupported" or "tile" not in " ".join(results)
    return "\t".join([
        f.key, f.group, f.native_func, f.namespace or "-", params_of(f),
        f"{rule} {' '.join(results)}".strip(), dispatch_of(f), init_list_of(f),
        ",".join(k for k in FLAGS if flags[k]) or "-",
    ])


def builtins_text():
    lines = ["# Made by tools/export_builtins.py from warp-lang " + wp.__version__ + "; do not edit.",
             "# key\tgroup\tnative\tnamespace\tparameters\tresult\tdispatch\tinitializer list\tflags"]
    for key in sorted(context.builtin_functions):
        function = context.builtin_functions[key]
        if not function.is_builtin():
            lines.append(f"{key}\t{function.group}\tpython_level")
        # The module's attribute of that name may be missing, or be another thing (wp.zeros, wp.bool).
        if getattr(wp, key, None) is function:
            lines.append(f"{key}\t{function.group}\texported")
        if not function.is_builtin():
            continue
        # What hashing asks for when it decides how much of a builtin enters a kernel's hash.
        hashed = any(f.adjoint_uses_template_args or f._has_external_builtin_contract for f in function.overloads)
        if hashed:
            lines.append(f"{key}\t{function.group}\thashed")
        lines += [row(f) for f in function.overloads if not is_copy[id(f)]]
    return "\n".join(lines) + "\n"


def names_text():
    """Numbers and types that `wp.NAME` and `math.NAME` may stand for."""
    lines = ["# Made by tools/export_builtins.py from warp-lang " + wp.__version__ + "; do not edit.",
             "# module\tname\tkind\tvalue"]
    for module in (wp, math):
        for name in sorted(dir(module)):
            value = getattr(module, name)
            if name.startswith("_") or isinstance(value, bool):
                continue
            if isinstance(value, int):
                lines.append(f"{module.__name__}\t{name}\tint\t{int(value)}")
            elif isinstance(value, float):
                lines.append(f"{module.__name__}\t{name}\tfloat\t{value!r}")
            elif isinstance(value, type) and issubclass(value, int) and hasattr(value, "__members__"):
                for member, number in value.__members__.items():
                    lines.append(f"{module.__name__}\t{name}.{member}\tint\t{int(number)}")
            elif isinstance(value, type) and neutral(value) != "tile":
                lines.append(f"{module.__name__}\t{name}\ttype\t{neutral(value)}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    warp_tables.write_or_check(DATA / "builtins.tsv", builtins_text())
    warp_tables.write_or_check(DATA / "warp_names.tsv", names_text())
