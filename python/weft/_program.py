"""A live Warp kernel as a `Program`: a plain JSON document that holds all that lowering needs.

docs/program.md describes the document. Nothing is lowered here: this module only writes down what a
running Python knows and source text does not say, namely which object each name stands for, the
values of constants, the syntax trees after Warp's own rewriting (wp.static, code transformers), and
the names that depend on the history of the process.
"""

from __future__ import annotations

import ast
import ctypes
import enum
import gc
import json
import math
import operator
import re
import types as python_types
import weakref
from typing import Any, get_args, get_origin

import warp as wp
import warp._src.codegen as cg
import warp._src.context as ctx
import warp._src.types as wt

FORMAT = 1

_ARRAYS = {"array", "indexedarray", "fabricarray", "indexedfabricarray"}
_GENERIC_SCALARS = {id(wt.Scalar): "Scalar", id(wt.Float): "Float", id(wt.Int): "Int"}
# Module options that say how text is compiled or launched, and leave no trace in it.
_IDLE_OPTIONS = {
    "compile_time_trace", "cpu_compiler_flags", "cuda_output", "deterministic_max_records", "enable_mathdx_fft",
    "enable_mathdx_gemm", "enable_mathdx_solver", "enable_tiles_in_stack_memory", "extra_build_dependencies",
    "extra_build_options", "extra_cpu_include_dirs", "extra_cpu_preamble", "extra_cuda_include_dirs",
    "extra_cuda_preamble", "fast_math", "fuse_fp", "llvm_cuda", "optimization_level", "use_precompiled_headers",
    "verify_autograd_array_access", "verify_fp",
    # Threads in a block are the launch's; a program serves every launch.
    "block_dim",
}  # fmt: skip
# What is 0 or False of an array that is an annotation.
_EMPTY = ("size", "capacity", "is_contiguous", "is_transposed", "pinned", "requires_grad", "retain_grad")
_PYTHON_TYPES = {int: "int32", float: "float32", bool: "bool"}


class Unsure(Exception):
    """What weft does not write down, or what depends on how often Warp generates a text."""


def _truth(value) -> str:
    return str(bool(value))


def _unroll(value) -> str:
    """The most rounds that are unrolled. Warp compares it with whole numbers, so that 1.5 is 1."""
    if isinstance(value, float):
        value = math.floor(value) if math.isfinite(value) else -1 if value == -math.inf else 2**31 - 1
    try:
        return str(max(-1, min(operator.index(value), 2**31 - 1)))  # no loop is unrolled that often
    except TypeError:
        return f"!{value!r}"  # Warp compares it where there is a loop to unroll, and nowhere else


def _launch_bounds(value) -> str:
    """An int (True is one), or one or two things of any type in a tuple or list: f-strings print them."""
    if isinstance(value, int):
        found = [f"{value}"]
    elif isinstance(value, (tuple, list)) and len(value) in (1, 2):
        found = [f"{x}" for x in value]
    else:
        return f"!launch_bounds={value!r}"  # refused for CUDA, and not looked at for the CPU
    if not any(found):
        raise Unsure(f"launch_bounds={value!r}, of which Warp prints nothing")
    if not all(re.fullmatch("-?[0-9]{1,9}|True|False", x) for x in found):
        return "=" + ", ".join(found)
    return found[0] if isinstance(value, int) else f"({', '.join(found)}{',' if len(found) == 1 else ''})"


# Options by how Warp reads them; of any other the value counts.
_READ_AS = {
    "default_grid_stride": _truth,
    "enable_backward": _truth,
    "enable_cuda_smem_spilling": _truth,
    "enable_vector_component_overwrites": _truth,
    "grid_stride": _truth,
    "launch_bounds": _launch_bounds,
    "line_directives": _truth,
    "lineinfo": _truth,
    "max_unroll": _unroll,
    "mode": lambda value: "debug" if value == "debug" else "release",
    "strip_hash": _truth,
}


def _options(options, ignored) -> dict:
    """A module's or a kernel's options as Warp understands them, without those that it does not look at."""
    return {k: _READ_AS.get(k, str)(v) for k, v in options.items() if k not in ignored}


def _annotation_decides(definition) -> bool:
    """Whether Warp takes the result's type of native code from the annotation: the decorator is alone, and
    written as a call of an attribute `func_native`. Otherwise the `return` statements of the Python body say it."""
    decorators = definition.decorator_list
    return (
        len(decorators) == 1
        and isinstance(decorators[0], ast.Call)
        and isinstance(decorators[0].func, ast.Attribute)
        and decorators[0].func.attr == "func_native"
    )


def _ignored(options) -> tuple[set, set]:
    """Options that leave no trace, of the module with these options and of its kernels."""
    by_llvm = {"cuda_max_registers", "enable_cuda_smem_spilling"} if options["llvm_cuda"] else set()
    idle = _IDLE_OPTIONS | by_llvm
    return idle | {"grid_stride"}, idle | {"default_grid_stride"}


def program(kernel, backward: bool | None = None, block_dim: int | None = None) -> str:
    """The document of `kernel`, a concrete `warp.Kernel` or `warp.Function`, as JSON text.

    `backward` overrides the module's `enable_backward`; `block_dim` the threads in a block.
    """
    return json.dumps(document(kernel, backward, block_dim), separators=(",", ":"))


def document(kernel, backward: bool | None = None, block_dim: int | None = None) -> dict:
    """As program(), before it becomes text."""
    return _Writer().document(kernel, backward, block_dim)


def _concrete(module):
    """The kernels that are built with a module."""
    return [x for k in module._get_live_kernels() for x in (k.overloads.values() if k.is_generic else [k])]


def _evaluates_late(kernel) -> bool:
    """Whether a wp.static() of the kernel or of what it calls is evaluated while code is generated."""
    seen, waiting = set(), [kernel.adj]
    while waiting:
        adj = waiting.pop()
        if adj.has_unresolved_static_expressions:
            return True
        if id(adj) in seen:
            continue
        seen.add(id(adj))
        for f in adj.get_references()[2]:
            if not f.is_builtin():
                waiting += [o.adj for o in (*f.user_overloads.values(), *f.user_templates.values(), f)]
    return False


class _Writer:
    def __init__(self):
        self.structs, self.struct_index = [], {}
        self.functions, self.function_index = [], {}
        self.groups, self.group_index = [], {}
        self.scopes = []

    def document(self, root, backward, block_dim):
        options = root.module.resolve_options(wp.config, block_dim=block_dim)
        if backward is not None:
            options["enable_backward"] = backward
        self.options, ignored = options, _ignored(options)[0]
        is_kernel = isinstance(root, ctx.Kernel)
        kernels = [root] if is_kernel else []
        hasher = ctx.ModuleHasher(kernels, options)  # finds a kernel's dimension too
        self.function(root, is_kernel)
        if is_kernel:
            self.functions[0]["dim"] = root.adj.kernel_dim
        late = [f for _, f in self.function_index.values() if f.adj.has_unresolved_static_expressions]
        if late:
            # As Module.get_module_hash(): these are evaluated by generating code, and enter the hash.
            hasher = self.evaluate_late(root, options, hasher, late)
            for f in late:
                index = self.function_index[id(f)][0]
                statics = [self.object(v, None) for _, v in f.adj.deferred_static_expressions]
                self.functions[index]["statics"] = statics
        return {
            "format": FORMAT,
            "warp": wp.config.version,
            "options": _options(options, ignored),
            "hash": (root.hash if is_kernel else hasher.hash_function(root)).hex(),
            "structs": self.structs,
            "functions": self.functions,
            "groups": self.groups,
            "scopes": self.scopes,
        }

    def evaluate_late(self, root, options, hasher, late):
        """Has Warp evaluate what wp.static() leaves to code generation; the hasher that knows it.

        A function that an evaluation makes has a number in its name, which every further evaluation
        counts up. Warp evaluates the whole module once for the hash and once for the text when it is
        first launched, so that the second evaluation has the names; then the counters are put back,
        so that neither what is launched later nor a second call sees that weft was there.
        """
        kernels = [root] if isinstance(root, ctx.Kernel) else []

        def build(hasher):
            builder = ctx.ModuleBuilder(root.module, options | {"output_arch": None}, hasher)
            if not kernels:
                builder.build_function(root)

        unhashed = root.module.has_unresolved_static_expressions
        counts = dict(ctx.function_key_counts)
        build(hasher)
        hasher = ctx.ModuleHasher(kernels, options)
        if ctx.function_key_counts == counts:
            return hasher
        first = [weakref.ref(v) for f in late for _, v in f.adj.deferred_static_expressions if isinstance(v, ctx.Function)]
        once = dict(ctx.function_key_counts)
        build(hasher)
        hasher = ctx.ModuleHasher(kernels, options)
        twice = dict(ctx.function_key_counts)
        if once == twice:  # what makes the functions remembers them
            return hasher
        gc.collect()
        alone = not any(_evaluates_late(k) for k in _concrete(root.module) if k is not root)
        fresh = all(n - once.get(k, 0) == once.get(k, 0) - counts.get(k, 0) for k, n in twice.items())
        fresh = fresh and all(f() is None for f in first)
        if fresh:  # nothing in the process holds a function whose name comes again
            ctx.function_key_counts.clear()
            ctx.function_key_counts.update(counts)
        if not (fresh and alone and unhashed and kernels):
            raise Unsure(
                "a function that wp.static() makes anew whenever Warp evaluates it, in a "
                + ("kernel or module that Warp evaluated before" if alone and kernels else "module that makes others so")
                + "; its name counts the evaluations. Make it once, outside of the kernel"
            )
        return hasher

    # --- functions -------------------------------------------------------------------------------

    def function(self, f, is_kernel=False):
        """Index of a kernel, or of one overload of a function."""
        if id(f) in self.function_index:
            return self.function_index[id(f)][0]
        index = len(self.functions)
        self.function_index[id(f)] = (index, f)  # keeps f alive, and with it its id
        out = {}
        self.functions.append(out)
        adj = f.adj
        definition = adj.tree.body[0]
        if isinstance(definition, ast.AsyncFunctionDef):
            raise TypeError("an async function is none that runs in kernels")
        out["key"] = f.key
        out["file"] = adj.filename
        out["line"] = adj.fun_lineno
        out["source"] = adj.source
        out["args"] = [[a.label, self.argument_type(adj.arg_types[a.label])] for a in adj.args]
        if "return" in adj.arg_types:
            out["returns"] = self.type(adj.arg_types["return"], result=True)
        if is_kernel:
            out["kernel"] = True
            if f.return_annotation is not None:
                out["returns"] = "int32"  # of whatever type: kernels return nothing
            ignored = _ignored(self.options)[1] | {k for k, v in f.options.items() if v is None and k == "grid_stride"}
            out["options"] = _options(f.options, ignored)
        else:
            out["native"] = f.native_func
            if f.native_snippet is not None:
                out["snippet"] = f.native_snippet
                if not _annotation_decides(definition):
                    out["body_returns"] = True
                out["adj_snippet"] = f.adj_native_snippet
                out["replay_snippet"] = f.replay_snippet
            if f.inline_hint:
                out["inline"] = str(f.inline_hint)
            if f.custom_grad_func is not None:
                out["grad"] = self.function(f.custom_grad_func)
            if f.custom_replay_func is not None:
                out["replay"] = self.function(f.custom_replay_func)
            if adj.custom_reverse_mode:
                out["reverse_args"] = adj.custom_reverse_num_input_args
            if adj.skip_forward_codegen:
                out["skip_forward"] = True
            if adj.skip_reverse_codegen:
                out["skip_reverse"] = True
            if f.defaults:
                out["defaults"] = {k: self.named(v, None) for k, v in f.defaults.items()}
        tree = _TreeWriter(self, adj)
        out["tree"] = tree.node(definition)
        paths = {}
        for node in (n for statement in definition.body for n in ast.walk(statement)):
            _collect(node, paths)
            if isinstance(node, (ast.BinOp, ast.AugAssign)):
                # A function of the user's that has an operator's name overloads the operator.
                name = cg.builtin_operators.get(type(node.op))
                if isinstance(adj.resolve_external_reference(name), ctx.Function):
                    paths.setdefault(name, {})
        scope = {}
        for name, attributes in paths.items():
            value = adj.resolve_external_reference(name)
            if value is not None:
                scope[name] = self.named(value, attributes)
        out["scope"] = self.scope(scope)
        return index

    def group(self, f):
        """Index of a function with its overloads, in the order in which Warp tries them."""
        overloads = [
            o
            for o in (*f.user_overloads.values(), *f.user_templates.values())
            if o.generic_parent is None
        ] or [f]
        key = tuple(id(o) for o in overloads)
        if key in self.group_index:
            return self.group_index[key][0]
        index = len(self.groups)
        self.group_index[key] = (index, overloads)
        entry = {"key": f.key, "native": f.native_func}
        self.groups.append(entry)
        entry["overloads"] = [self.function(o) for o in overloads]
        return index

    def scope(self, entries):
        self.scopes.append(entries)
        return len(self.scopes) - 1

    # --- objects ---------------------------------------------------------------------------------

    def named(self, value, attributes):
        """What a name or a default stands for: a member of an enumeration has no type for Warp there."""
        if isinstance(value, (enum.IntEnum, enum.IntFlag)):
            return ["unknown", type(value).__name__]
        return self.object(value, attributes)

    def object(self, value, attributes):
        """What a name stands for. `attributes`: the attributes that the function asks of it."""
        if value is wp:
            return ["warp", self.scope(self.warp_attributes(attributes or {}))]
        if value is math:
            return ["math"]
        if isinstance(value, ctx.Function):
            if value.is_builtin():
                known = ctx.builtin_functions.get(value.key)
                return ["builtin", value.key] if known is value else ["unknown", f"builtin {value.key}"]
            index = self.group(value)
            if attributes:  # code transformers hang things on functions
                at = self.groups[index].setdefault("scope", self.scope({}))
                self.scopes[at].update(self.attributes(value, attributes))
            return ["group", index]
        if isinstance(value, cg.Struct):
            return ["struct", self.struct(value)]
        if isinstance(value, ctx.GradWrapper):
            inner = self.object(value.func, None)
            return ["grad", inner]
        if value is wp.static:
            return ["special", "static"]
        if value is wp.grad:
            return ["special", "grad"]
        if value is wp.address_of:
            return ["special", "address_of"]
        if isinstance(value, (enum.IntEnum, enum.IntFlag)):
            # A member that a class gives is a whole number, and of its attributes only the value is that.
            strange = set(attributes or ()) - {"value", "real", "numerator"}
            return ["unknown", "str"] if strange else ["constant", ["int", str(int(value))]]
        if wt.is_value(value) or isinstance(value, str):
            return self.constant(value)
        if isinstance(value, type) and not issubclass(value, enum.Enum):
            spelled = self.type(value)
            if not spelled.startswith("unknown"):
                return ["type", spelled, value in _PYTHON_TYPES, value.__name__]
        if wt.is_array(value) and isinstance(value, wt._ArrayAnnotationBase):
            return ["type", self.type(value), False, type(value).__name__]
        if isinstance(value, (python_types.ModuleType, type)):
            return ["namespace", self.scope(self.attributes(value, attributes or {}))]
        if isinstance(value, python_types.BuiltinFunctionType) and getattr(value, "__module__", "") == "builtins":
            return ["python", value.__name__]
        if attributes:
            # Any object: Warp follows its attributes with getattr().
            return ["object", self.scope(self.attributes(value, attributes)), type(value).__name__]
        return ["unknown", type(value).__name__]

    def attributes(self, value, attributes):
        out = {}
        for name, inner in attributes.items():
            try:
                found = getattr(value, name)
            except Exception:
                continue
            out[name] = self.object(found, inner)
        return out

    def warp_attributes(self, attributes):
        """Those attributes of the warp module that its table of builtins does not hold."""
        out = {}
        for name, inner in attributes.items():
            found = getattr(wp, name, None)
            if found is None or (isinstance(found, ctx.Function) and found.is_builtin()):
                continue
            if isinstance(found, type) and not inner and not self.type(found).startswith("unknown"):
                continue
            if isinstance(found, (bool, int, float)):
                continue
            # Warp takes strings of its own module for no values.
            out[name] = ["unknown", "str"] if isinstance(found, str) else self.object(found, inner)
        return out

    def constant(self, value):
        kind = type(value)
        if kind is bool:
            return ["constant", ["bool", "1" if value else "0"]]
        if kind is str:
            return ["constant", ["str", value]]
        if isinstance(value, int):
            return ["constant", ["int", str(int(value))]]
        if kind is float:  # numpy's double is one too, and no type that Warp knows
            return ["constant", ["float", value.hex()]]
        if kind in wt.scalar_types or kind is wp.bool:
            return self.scalar_constant(kind.__name__, value.value)
        if isinstance(value, ctypes.Array) and hasattr(kind, "_wp_scalar_type_"):
            return ["constant", ["value", self.type(kind), _components(value)]]
        return ["unknown", kind.__name__]

    def scalar_constant(self, kind, inner):
        """Of one of Warp's scalar types, whose text is that of whatever was given to its constructor."""
        if isinstance(inner, float):
            text = float(inner).hex()
        elif isinstance(inner, int) and (kind == "bool" or type(inner) is not bool):
            text = str(int(inner))
        else:  # numpy's: floats have the shortest text of their own width, integers no suffix
            text = str(inner)
            try:
                number = float(text)
            except ValueError:
                return ["unknown", type(inner).__name__]
            if text.lstrip("-").isdigit():
                if kind in ("uint32", "uint64", "int64"):
                    return ["unknown", type(inner).__name__]
            elif str(number) == text and math.isfinite(number):
                text = number.hex()
            else:
                return ["unknown", type(inner).__name__]
        return ["constant", ["scalar", kind, text]]

    def struct(self, s):
        if id(s) in self.struct_index:
            return self.struct_index[id(s)][0]
        # Inner structs first.
        fields = [[label, _array_form(var.type) + self.type(var.type)] for label, var in s.vars.items()]
        index = len(self.structs)
        self.struct_index[id(s)] = (index, s)
        self.structs.append({"key": s.key, "native": s.native_name, "hash": s.hash.hex(), "fields": fields})
        return index

    # --- types -----------------------------------------------------------------------------------

    def argument_type(self, t) -> str:
        # Shows in the tuple of gradients that wp.grad(f)(...) gives.
        return ("python " if t is float or t is int or t is bool else "") + _array_form(t) + self.type(t)

    def type(self, t, result=False) -> str:
        """A type in prefix notation: "mat 3 3 float32", "array 2 vec 3 float32", "struct 4"."""
        if t is Any:
            return "any"
        if t is None or t is type(None):
            return "none"
        if t is Ellipsis:
            return "ellipsis"
        if t is str:
            return "string"
        if isinstance(t, cg.Struct):
            return f"struct {self.struct(t)}"
        if isinstance(t, type) and issubclass(t, cg.StructInstance):
            return f"struct {self.struct(t._cls)}"
        if id(t) in _GENERIC_SCALARS:
            return "generic " + _GENERIC_SCALARS[id(t)]
        if wt.is_warp_function_annotation(t):
            return "function"
        try:
            if t in _PYTHON_TYPES:
                return _PYTHON_TYPES[t]
        except TypeError:
            pass
        if wt.is_reference(t):
            python = "python " if t.value_type in _PYTHON_TYPES else ""
            return "ref " + python + self.type(t.value_type)
        if wt.is_array(t):
            name = wt.concrete_array_type(t).__name__
            if name in _ARRAYS:
                rank = 0 if t.ndim is Any else t.ndim
                python = "python " if t.dtype in _PYTHON_TYPES else ""
                return f"{name} {rank} {python}{self.type(t.dtype)}"
            if name == "fixedarray":
                return f"fixedarray {t.ndim} {t.size} {self.type(t.dtype)}"
        if wt.is_tile_stack(t):
            return f"tilestack {t.capacity} {self.type(t.dtype)}"
        if wt.is_tile(t) and t.shape is Any:
            return f"tile any {self.type(t.dtype)}"
        if wt.is_tile(t) and isinstance(t.shape, (list, tuple)):
            words = [t.storage, "owner" if t.owner else "view", "row" if t.layout == "rowmajor" else "column"]
            words += [len(t.shape), *t.shape, *t.strides]
            return f"tile {' '.join(map(str, words))} {self.type(t.dtype)}"
        if get_origin(t) is tuple:
            args = get_args(t)
            own = self.type if result else self.argument_type  # of parameters the text tells Python's from Warp's
            return f"tuple {len(args)} " + " ".join(own(a) for a in args)
        if isinstance(t, wt.tuple_t):
            return f"tuple {len(t.types)} " + " ".join(self.type(a) for a in t.types)
        if isinstance(t, type):
            kind = getattr(t, "_wp_generic_type_str_", None)
            if kind == "vec_t":
                return f"vec {t._shape_[0]} {self.type(t._wp_scalar_type_)}"
            if kind == "mat_t":
                return f"mat {t._shape_[0]} {t._shape_[1]} {self.type(t._wp_scalar_type_)}"
            if kind == "quat_t":
                return f"quat {self.type(t._wp_scalar_type_)}"
            if kind == "transform_t":
                return f"transform {self.type(t._wp_scalar_type_)}"
            if t in wt.scalar_types or t is wp.bool:
                return t.__name__
            if t is wt.handle:
                return "handle"
            if hasattr(t, "_wp_native_name_") or t in wt.simple_type_codes:
                return f"opaque {t.__name__.lstrip('_')}"  # _HashGridQueryD
        return f"unknown {type(t).__name__}"


def _array_form(t) -> str:
    """How an array's annotation was written, which says what attributes its arrays have in a kernel."""
    if isinstance(t, wt._ArrayAnnotationBase):
        return "bare "
    if not wt.is_array(t) or isinstance(t, type) or type(t).__name__ not in ("array", "indexedarray"):
        return ""
    # Of an object that wp.array(dtype=float) makes; any other is a real array.
    return "made " if not any(getattr(t, name, 0) for name in _EMPTY) else ""


def _components(value):
    kind = type(value)
    scalar = kind._wp_scalar_type_
    out = []
    for i in range(kind._length_):
        x = ctypes.Array.__getitem__(value, i)
        if scalar is wp.float16:
            x = wt.half_bits_to_float(x)
        elif scalar is wp.bfloat16:
            x = wt.bfloat16_bits_to_float(x)
        out.append(x.hex() if isinstance(x, float) else str(int(x)))
    return out


def _collect(node, paths):
    """Adds the dotted name that starts (or is) `node` to a tree of attributes by name."""
    chain = []
    while isinstance(node, ast.Attribute):
        chain.append(node.attr)
        node = node.value
    if not isinstance(node, ast.Name):
        return
    at = paths.setdefault(node.id, {})
    for attribute in reversed(chain):
        at = at.setdefault(attribute, {})


class _TreeWriter:
    """Python's syntax tree as lists: [class, line, column, end line, end column, fields...].

    Fields stand in the order of ast's `_fields`, without contexts; absent ones are null.
    """

    # Nothing reads what is in them.
    UNREAD = {"Raise", "With", "Try", "Import", "ImportFrom", "Global", "Nonlocal", "Delete", "AnnAssign"}
    SKIPPED = {"ctx", "type_comment", "kind", "simple", "type_params"}

    def __init__(self, writer, adj):
        self.writer, self.adj = writer, adj

    def node(self, node):
        if node is None:
            return None
        if isinstance(node, list):
            return [self.node(x) for x in node]
        if not isinstance(node, ast.AST):
            return node
        kind = type(node).__name__
        out = [
            kind,
            getattr(node, "lineno", 0),
            getattr(node, "col_offset", 0),
        ]
        # Where it ends matters only to assertions, whose text is quoted.
        out += [node.end_lineno, node.end_col_offset] if kind == "Assert" else [0, 0]
        if kind in ("Lambda", "ListComp", "SetComp", "DictComp", "GeneratorExp", "FunctionDef", "ClassDef") and (
            node is not self.adj.tree.body[0]
        ):
            return out  # Warp refuses it; what is inside does not matter
        if kind == "arg":
            return [*out, node.arg]
        if kind == "FunctionDef":
            return [*out, node.name, self.node(node.args), self.node(node.body)]
        if kind == "Constant":
            value = node.value
            if value is None or value is Ellipsis or isinstance(value, (bytes, complex)):
                out.append(["other", type(value).__name__])
            else:
                out.append(self.writer.object(value, None))
            return out
        if kind == "Name" and hasattr(node, "warp_func"):
            out[0] = "Object"
            out.append(self.writer.object(node.warp_func, None))
            return out
        for field in node._fields if kind not in self.UNREAD else ():
            if field in self.SKIPPED:
                continue
            value = getattr(node, field, None)
            if isinstance(value, (ast.operator, ast.unaryop, ast.boolop, ast.cmpop)):
                out.append(type(value).__name__)
            elif field == "ops":
                out.append([type(o).__name__ for o in value])
            else:
                out.append(self.node(value))
        if kind == "For":
            self.check_range(node.iter)
        if kind in ("For", "While"):
            # Warp goes through this set, so its order is that of the process.
            names = {
                n.id
                for statement in node.body
                for n in ast.walk(statement)
                if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
            }
            out.append(list(names) if len(names) > 1 else [])
        return out

    def check_range(self, iterated):
        """Refuses what a Program cannot tell from a whole number: a member of an enumeration in range()."""
        adj = self.adj
        if not isinstance(iterated, ast.Call) or not isinstance(iterated.func, ast.Name) or iterated.func.id != "range":
            return
        for argument in iterated.args:
            name = argument
            while isinstance(name, ast.Attribute):
                name = name.value
            if not isinstance(name, ast.Name) or name.id in adj.assigned_name_ids():
                continue
            found = adj.resolve_static_expression(argument, eval_types=False)[0]
            if isinstance(found, (enum.IntEnum, enum.IntFlag)):
                line = adj.fun_lineno + argument.lineno - 1
                raise TypeError(
                    f"'{adj.fun_name}' at {adj.filename}:{line}:\nrange() takes no member of an enumeration; "
                    f"write int({ast.unparse(argument)}) outside of the kernel"
                )
