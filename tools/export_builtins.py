#!/usr/bin/env python3
"""Exports Warp's builtins from the pinned Warp as data for src/builtins.

    export_builtins.py            writes src/builtins/data/{builtins,warp_names,warp_modules}.tsv
                                  and the ids of the builtins, include/weft/builtins/builtin_ids.def
    export_builtins.py --check    exits 1 if a file in the tree differs

A row is one registration, in the order in which Warp tries them. The concrete copies into which
Warp expands a generic registration are left out: they stand directly before it, match only what it
matches, and give what its result rule gives; tests/builtins holds all of Warp's overloads against
the table. See docs/builtins.md for the columns.
"""

import functools
import importlib
import inspect
import math
import sys
from pathlib import Path
from types import FunctionType, ModuleType

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
import warp._src.types as warp_types  # noqa: E402
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
    "copy_value_func": "Copy",
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
    "tile_zeros_value_func": "TileNew",
    "tile_empty_value_func": "TileNew",
    "tile_ones_value_func": "TileOnes",
    "tile_full_value_func": "TileFull",
    "tile_from_thread_value_func": "TileFromThread",
    "tile_randi_value_func": "TileRandi",
    "tile_randf_value_func": "TileRandf",
    "tile_arange_value_func": "TileArange",
    "tile_load_tuple_value_func": "TileLoad",
    "tile_load_indexed_tuple_value_func": "TileLoadIndexed",
    "tile_store_value_func": "TileStore",
    "tile_store_indexed_value_func": "TileStoreIndexed",
    "tile_atomic_add_value_func": "TileAtomicAdd",
    "tile_atomic_add_indexed_value_func": "TileAtomicAddIndexed",
    "tile_view_value_func": "TileView",
    "tile_slice_indexed_value_func": "TileSliceIndexed",
    "tile_squeeze_value_func": "TileSqueeze",
    "tile_reshape_value_func": "TileReshape",
    "tile_astype_value_func": "TileAstype",
    "tile_assign_value_func": "TileAssign",
    "tile_value_func": "TileOfThreads",
    "untile_value_func": "Untile",
    "tile_extract_value_func": "TileExtract",
    "tile_scatter_add_value_func": "TileScatter",
    "tile_scatter_masked_value_func": "TileScatter",
    "tile_inplace_value_func": "TileElementInplace",
    "tile_inplace_bitwise_value_func": "TileElementBits",
    "tile_inplace_tile_value_func": "TileInplace",
    "tile_inplace_tile_bitwise_value_func": "TileInplaceBits",
    "tile_transpose_value_func": "TileTranspose",
    "tile_broadcast_value_func": "TileBroadcast",
    "tile_sum_value_func": "TileWhole",
    "tile_min_value_func": "TileWholeValues",
    "tile_max_value_func": "TileWhole",
    "tile_argmin_value_func": "TileWholeIndexValues",
    "tile_argmax_value_func": "TileWholeIndex",
    "tile_dot_value_func": "TileDot",
    "tile_axpy_value_func": "TileAxpy",
    "tile_sum_axis_value_func": "TileAxis",
    "tile_reduce_axis_value_func": "TileAxis",
    "tile_sort_value_func": "TileSort",
    "tile_reduce_value_func": "TileReduce",
    "tile_scan_inclusive_value_func": "TileScan",
    "tile_scan_exclusive_value_func": "TileScan",
    "tile_scan_max_inclusive_value_func": "TileScan",
    "tile_scan_min_inclusive_value_func": "TileScan",
    "tile_unary_map_value_func": "TileUnaryMap",
    "tile_binary_map_value_func": "TileBinaryMap",
    "tile_n_map_value_func": "TileMap",
    "tile_binary_bitwise_value_func": "TileBits",
    "tile_unary_value_func": "TileUnary",
    "tile_mul_value_func": "TileScale",
    "tile_div_value_func": "TileScale",
    "bvh_query_next_tiled_value_func": "TileOfIndices",
    "mesh_query_aabb_next_tiled_value_func": "TileOfIndices",
    "tile_stack_value_func": "TileStack",
    "tile_stack_push_value_func": "TileStackPush",
    "tile_stack_pop_value_func": "TileStackPop",
    "tile_stack_clear_value_func": "TileStackClear",
    "tile_stack_count_value_func": "TileStackCount",
    "tile_diag_add_value_func": "TileDiagAdd",
    "tile_matmul_value_func": "TileMatmul",
    "tile_matmul_out_value_func": "TileMatmulOut",
    "_tile_matmul_complex_value_func": "Removed",
    "_tile_matmul_out_complex_value_func": "Removed",
    "tile_fft_generic_value_func": "TileFft",
    "tile_cholesky_generic_value_func": "TileCholesky",
    "tile_cholesky_inplace_generic_value_func": "TileCholeskyInplace",
    "tile_cholesky_solve_generic_value_func": "TileSolve",
    "tile_cholesky_solve_inplace_generic_value_func": "TileSolveInplace",
    "tile_lower_solve_generic_value_func": "TileSolve",
    "tile_lower_solve_inplace_generic_value_func": "TileSolveInplace",
    "tile_upper_solve_generic_value_func": "TileSolve",
    "tile_upper_solve_inplace_generic_value_func": "TileSolveInplace",
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
    "tile_zeros_dispatch_func": "TileNew",
    "tile_ones_dispatch_func": "TileNew",
    "tile_empty_dispatch_func": "TileNew",
    "tile_full_dispatch_func": "TileFull",
    "tile_from_thread_dispatch_func": "TileFromThread",
    "tile_randi_dispatch_func": "TileRandi",
    "tile_randf_dispatch_func": "TileRandf",
    "tile_arange_dispatch_func": "TileArange",
    "tile_load_tuple_dispatch_func": "TileLoad",
    "tile_load_indexed_tuple_dispatch_func": "TileLoadIndexed",
    "tile_store_dispatch_func": "TileStore",
    "tile_store_indexed_dispatch_func": "TileStoreIndexed",
    "tile_atomic_add_dispatch_func": "TileAtomicAdd",
    "tile_atomic_add_indexed_dispatch_func": "TileStoreIndexed",
    "tile_view_dispatch_func": "TileView",
    "tile_slice_indexed_dispatch_func": "TileSliceIndexed",
    "tile_squeeze_dispatch_func": "TileResult",
    "tile_reshape_dispatch_func": "TileResult",
    "tile_astype_dispatch_func": "TileResult",
    "tile_assign_dispatch_func": "TileAssign",
    "tile_dispatch_func": "TileOfThreads",
    "tile_scatter_add_dispatch_func": "TileScatter",
    "tile_broadcast_dispatch_func": "TileBroadcast",
    "tile_sum_axis_dispatch_func": "TileAxis",
    "tile_reduce_axis_dispatch_func": "TileReduceAxis",
    "tile_unary_map_dispatch_func": "TileMap",
    "tile_binary_map_dispatch_func": "TileMap",
    "tile_n_map_dispatch_func": "TileMap",
    "tile_mul_const_first_dispatch_func": "TileScaleSwapped",
    "tile_inplace_dispatch_func": "Plain",
    "bvh_query_next_tiled_dispatch_func": "Plain",
    "mesh_query_aabb_next_tiled_dispatch_func": "Plain",
    "tile_stack_dispatch_func": "TileStack",
    "tile_stack_push_dispatch_func": "Plain",
    "tile_stack_pop_dispatch_func": "Plain",
    "tile_stack_clear_dispatch_func": "Plain",
    "tile_stack_count_dispatch_func": "Plain",
}
# Dispatch with library code, which is another one for each GPU; the rules are those without it.
LTO_DISPATCH = {
    "tile_diag_add_lto_dispatch_func": "TileDiagAdd",
    "tile_matmul_lto_dispatch_func": "TileMatmul",
    "tile_fft_generic_lto_dispatch_func": "TileFft",
    "tile_cholesky_generic_lto_dispatch_func": "TileCholesky",
    "tile_cholesky_inplace_generic_lto_dispatch_func": "TileCholesky",
    "tile_cholesky_solve_generic_lto_dispatch_func": "TileCholeskySolve",
    "tile_cholesky_solve_inplace_generic_lto_dispatch_func": "TileCholeskySolve",
    "tile_lower_solve_generic_lto_dispatch_func": "TileLowerSolve",
    "tile_lower_solve_inplace_generic_lto_dispatch_func": "TileLowerSolve",
    "tile_upper_solve_generic_lto_dispatch_func": "TileUpperSolve",
    "tile_upper_solve_inplace_generic_lto_dispatch_func": "TileUpperSolve",
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
    if name == "_deprecated_tiled_alias_value_func.<locals>.wrapper":
        inner = closure(f.value_func, "value_func")
        name = qualname(inner)
        if name == "<lambda>":
            return "Fixed", [neutral(inner(None, None))]
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
        return LTO_DISPATCH.get(qualname(f.lto_dispatch_func), "Unsupported")
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
    if isinstance(value, str) and value.isidentifier():
        return f"text:{value}"
    if value is float:
        return "type:float"
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
        "original_output": f.require_original_output_arg, "adjoint_template": template_args(f),
        "hidden": f.hidden,
    }
    # A call with library code names the adjoint by the template arguments too.
    flags["adjoint_template"] = flags["adjoint_template"] or f.lto_dispatch_func is not None
    assert rule == "Unsupported" or "tile" not in " ".join(results)
    return "\t".join([
        f.key, f.group, f.native_func, f.namespace or "-", params_of(f),
        f"{rule} {' '.join(results)}".strip(), dispatch_of(f), init_list_of(f),
        ",".join(k for k in FLAGS if flags[k]) or "-",
    ])


def template_args(f):
    return getattr(f, "adjoint_uses_template_args", False)  # new in 1.19


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
        hashed = any(template_args(f) or getattr(f, "_has_external_builtin_contract", False) for f in function.overloads)
        if hashed:
            digest = context.ModuleHasher.hash_builtin_function(function).hex()
            lines.append(f"{key}\t{function.group}\thashed {digest}")
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
            elif value is wp.Volume:
                for member in sorted(m for m in vars(value) if m.isupper() and not m.startswith("_")):
                    lines.append(f"{module.__name__}\t{name}.{member}\tint\t{getattr(value, member)}")
            elif isinstance(value, type) and neutral(value) != "tile":
                lines.append(f"{module.__name__}\t{name}\ttype\t{neutral(value)}")
    return "\n".join(lines) + "\n"


# Modules of Warp whose every name is listed; of the others it is known that there are such modules.
LISTED = ("", ".config", ".types", ".utils", ".autograd", ".sparse", ".fem", ".optim", ".optim.linear", ".render",
          ".geometry", ".tests.unittest_utils")


def signature_of(function, first):
    """`a b= * c= *args **more`: parameters from the `first` on, "=" where there is a default; "?" if Python does not say."""
    try:
        parameters = list(inspect.signature(function).parameters.values())[first:]
    except (TypeError, ValueError):
        return "?"
    words, star = [], False
    for p in parameters:
        if p.kind is p.POSITIONAL_ONLY:
            return "?"
        if p.kind is p.KEYWORD_ONLY and not star:
            words.append("*")
        star = star or p.kind in (p.KEYWORD_ONLY, p.VAR_POSITIONAL)
        mark = {p.VAR_POSITIONAL: "*", p.VAR_KEYWORD: "**"}.get(p.kind, "")
        words.append(mark + p.name + ("=" if p.default is not p.empty else ""))
    return " ".join(words) or "-"


def name_kind(value):
    """(kind, parameters) of what a module's name is bound to; `value` for what nothing is said of."""
    if isinstance(value, ModuleType):
        return "module", value.__name__
    if isinstance(value, context.Function):
        return "builtin" if value.is_builtin() else "value", "?"
    if isinstance(value, (FunctionType, type(functools.cache(len)))):
        return "function", signature_of(value, 0)
    if isinstance(value, type):
        # array2d() and the like hand all they get to array().
        made = warp_types.array if warp_types.Array in value.__bases__ else value
        init = next(vars(c)["__init__"] for c in made.__mro__ if "__init__" in vars(c))
        parameters = signature_of(init, 1) if isinstance(init, FunctionType) else "?"
        if init is object.__init__ and made.__new__ is object.__new__ and type(made) is type:
            parameters = "-"
        if hasattr(value, "__class_getitem__"):
            return "generic" if type(value) is type else "sized", parameters
        return ("type", parameters) if type(value) is type else ("value", "?")
    return "value", "?"


def modules_text():
    """Every module of Warp's wheel, and every name of those that are listed."""
    lines = ["# Made by tools/export_builtins.py from warp-lang " + wp.__version__ + "; do not edit.",
             "# name\tkind\tparameters"]
    root = Path(wp.__file__).parent
    files = {p.relative_to(root.parent).with_suffix("") for p in root.rglob("*.py")}
    files |= {folder for p in files for folder in p.parents} - {Path(".")}
    lines += [".".join(p.parts) + "\tsubmodule\t?" for p in files if "__pycache__" not in p.parts]
    for tail in LISTED:
        module = importlib.import_module("warp" + tail)
        names = {n for n in dir(module)}
        # Names that a module makes when they are asked for.
        lazy = vars(module).get("__getattr__")
        names |= {c for c in (lazy.__code__.co_consts if lazy else ()) if isinstance(c, str) and c.isidentifier() and hasattr(module, c)}
        lines.append(f"warp{tail}\tlisted\t?")
        for name in names:
            kind, parameters = name_kind(getattr(module, name))
            lines.append(f"warp{tail}.{name}\t{kind}\t{parameters}")
    head, rows = lines[:2], lines[2:]
    return "\n".join(head + sorted(rows)) + "\n"


def ids_text(builtins):
    """An id for each key of the table, in its order: `atomic_add` is AtomicAdd."""
    lines = ["// Made by tools/export_builtins.py from warp-lang " + wp.__version__ + "; do not edit.", "//",
             "// WEFT_BUILTIN(Id, \"key\"), in the order of builtins()."]
    keys = dict.fromkeys(line.split("\t")[0] for line in builtins.splitlines() if not line.startswith("#"))
    for key in keys:
        name = "".join(part[0].upper() + part[1:] for part in key.split("_") if part)
        lines.append(f'WEFT_BUILTIN({name}, "{key}")')
    assert len({line.split(",")[0] for line in lines[3:]}) == len(keys)
    return "\n".join([*lines, "#undef WEFT_BUILTIN"]) + "\n"


if __name__ == "__main__":
    # First, while no module is loaded that `import warp` does not load.
    modules = modules_text()
    builtins = builtins_text()
    warp_tables.write_or_check(DATA / "builtins.tsv", builtins)
    warp_tables.write_or_check(DATA.parent / "include/weft/builtins/builtin_ids.def", ids_text(builtins))
    warp_tables.write_or_check(DATA / "warp_names.tsv", names_text())
    warp_tables.write_or_check(DATA / "warp_modules.tsv", modules)
