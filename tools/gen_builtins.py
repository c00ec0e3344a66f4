#!/usr/bin/env python3
"""Turns src/builtins/data/*.tsv into C++ constants.

    gen_builtins.py DATA_DIR OUTPUT

Runs in the build, with nothing but the standard library. Output: one file that src/builtins/table.cpp
includes. Invariant: the same TSV files give the same bytes.
"""

import math
import re
import sys
from pathlib import Path

SCALARS = {
    "bool": "Bool", "int8": "Int8", "uint8": "UInt8", "int16": "Int16", "uint16": "UInt16",
    "int32": "Int32", "uint32": "UInt32", "int64": "Int64", "uint64": "UInt64",
    "float16": "Float16", "bfloat16": "BFloat16", "float32": "Float32", "float64": "Float64",
    "handle": "Handle", "Any": "AnyOf", "Scalar": "AnyScalar", "Float": "AnyFloat", "Int": "AnyInt",
}
ARRAYS = {"array": "Array", "indexedarray": "Indexed", "fabricarray": "Fabric",
          "indexedfabricarray": "IndexedFabric", "fixedarray": "Fixed"}
SIMPLE = {"str": "String", "range": "Range", "shape": "Shape", "tuple": "AnyTuple",
          "function": "Function", "tile": "Void"}


def make(kind, scalar="None", array="None", ndim=0, rows=0, cols=0, index="0"):
    return (f"{{TypeKind::{kind}, Scalar::{scalar}, ArrayClass::{array}, {ndim}, false, false, "
            f"{rows}, {cols}, {index}, 0}}")


def fields(text):
    """The parts of the notation of tools/warp_tables.py as keyword arguments of make()."""
    head, _, rest = text.partition("<")
    if not rest:
        if text in SIMPLE:
            return {"kind": SIMPLE[text]}
        if text.startswith("opaque:"):
            return {"kind": "Opaque", "index": f"static_cast<std::uint32_t>(OpaqueType::{text[7:]})"}
        return {"kind": "Any" if text == "Any" else "Scalar", "scalar": SCALARS[text]}
    args = split(rest[:-1])
    length = lambda s: 0 if s == "?" else int(s)  # noqa: E731
    if head == "vec":
        return {"kind": "Vector", "rows": length(args[0]), "scalar": SCALARS[args[1]]}
    if head == "mat":
        return {"kind": "Matrix", "rows": length(args[0]), "cols": length(args[1]), "scalar": SCALARS[args[2]]}
    if head in ("quat", "transform"):
        return {"kind": {"quat": "Quaternion", "transform": "Transform"}[head], "scalar": SCALARS[args[0]]}
    if head == "tuple":
        # tuple<T*>: any number of T; tuple<T,T>: that many.
        repeated = args[0].endswith("*")
        kinds = {a.rstrip("*") for a in args}
        assert len(kinds) == 1, text
        return {"kind": "AnyTuple", "scalar": SCALARS[kinds.pop()], "rows": 0 if repeated else len(args)}
    element = fields(args[0])
    if head == "tile":
        return element | {"array": "Tile"}
    # Ranks of array templates are never compared, so they are not kept.
    return element | {"array": ARRAYS[head]}


def split(text):
    parts, depth, part = [], 0, ""
    for c in text:
        if c == "," and depth == 0:
            parts.append(part)
            part = ""
            continue
        depth += {"<": 1, ">": -1}.get(c, 0)
        part += c
    return [*parts, part]


def cpp_type(text):
    return make(**fields(text))


def cpp_double(x):
    if math.isinf(x):
        return "__builtin_inf()" if x > 0 else "-__builtin_inf()"
    return '__builtin_nan("")' if math.isnan(x) else x.hex()


def cpp_param(word):
    name, _, rest = word.partition(":")
    # A type may hold ':' (opaque:...) but never '='.
    text, _, default = rest.partition("=")
    kind = "Positional"
    if name.startswith("*"):
        name, kind = name[1:], "Variadic"
    return name, text, kind, default


def cpp_default(default):
    if default == "":
        return "Required", "0"
    if default == "None":
        return "None", "0"
    if default in ("True", "False"):
        return "Bool", "1" if default == "True" else "0"
    if re.fullmatch(r"-?\d+", default):
        return "Int", default
    if re.fullmatch(r"-?\d+t", default):
        return "Typed", default[:-1]
    if default.startswith("text:"):
        return "Text", f'0, "{default[5:]}"'
    if default == "type:float":
        return "Type", "0"
    return "Float", cpp_double(float(default))


def fnv1a(text):
    h = 0x811C9DC5
    for byte in text.encode():
        h = ((h ^ byte) * 0x01000193) & 0xFFFFFFFF
    return h


def read(path):
    for line in path.read_text().splitlines():
        if line and not line.startswith("#"):
            yield line.split("\t")


def main(data, output):
    params, types, overloads, builtins = [], [], [], {}
    for cells in read(data / "builtins.tsv"):
        builtin = builtins.setdefault(cells[0], {"group": cells[1], "rows": 0, "first": len(overloads), "flags": set(),
                                                 "hash": ""})
        if len(cells) == 3:
            word, _, digest = cells[2].partition(" ")
            if word == "hashed":
                builtin["hash"] = digest
            else:
                builtin["flags"].add(word)
            continue
        key, _, native, namespace, param_text, result, dispatch, init_list, flags = cells
        flags = flags.split(",")
        first_param, kind_after = len(params), "Positional"
        for word in [] if param_text == "-" else param_text.split(" "):
            name, text, kind, default = cpp_param(word)
            default_kind, value = cpp_default(default)
            params.append(f'{{"{name}", {cpp_type(text)}, ParamKind::{kind if kind == "Variadic" else kind_after}, '
                          f"DefaultKind::{default_kind}, {value}}}")
            if kind == "Variadic":
                kind_after = "KeywordOnly"
        rule, *result_types = result.split(" ")
        first_type = len(types)
        types += [cpp_type(t) for t in result_types]
        flag = lambda name: "true" if name in flags else "false"  # noqa: E731
        builtin["rows"] += 1
        overloads.append(
            f"{{&kBuiltins[{len(builtins) - 1}], {{kParams + {first_param}, {len(params) - first_param}}}, "
            f'"{native}", "{"" if namespace == "-" else namespace}", ResultRule::{rule}, '
            f"{{kTypes + {first_type}, {len(types) - first_type}}}, DispatchRule::{dispatch}, "
            f"InitListRule::{init_list}, {flag('variadic')}, {flag('skip_replay')}, {flag('differentiable')}, "
            f"{flag('original_output')}, {flag('adjoint_template')}, {flag('hidden')}}}")
    keys = list(builtins)
    assert keys == sorted(keys), "builtins.tsv is not sorted by key"

    slots = 1
    while slots < 3 * len(keys):
        slots *= 2
    table = [0xFFFF] * slots
    for i, key in enumerate(keys):
        at = fnv1a(key) % slots
        while table[at] != 0xFFFF:
            at = (at + 1) % slots
        table[at] = i

    constants = {"warp": [], "math": []}
    for module, name, kind, value in read(data / "warp_names.tsv"):
        if kind == "int":
            constants[module].append((name, f'{{"{name}", true, {value}.0, {value}}}'))
        elif kind == "float":
            constants[module].append((name, f'{{"{name}", false, {cpp_double(float(value))}, 0}}'))

    # Several rows of one name: it is an attribute as well as a module of the wheel.
    names, listed = {}, []
    for name, kind, parameters in read(data / "warp_modules.tsv"):
        if kind == "listed":
            listed.append(name)
        elif kind != "submodule" or name not in names:
            names[name] = (kind, "" if parameters == "-" else parameters)

    def array(declaration, items):
        return f"{declaration} = {{\n" + "".join(f"    {item},\n" for item in items) + "};\n"

    text = "// Made by tools/gen_builtins.py; do not edit.\n"
    text += f"extern const Builtin kBuiltins[{len(keys)}];\n"
    text += array("constexpr Param kParams[]", params)
    text += array("constexpr Type kTypes[]", types)
    text += array("constinit const Overload kOverloads[]", overloads)
    text += array(f"constinit const Builtin kBuiltins[{len(keys)}]", [
        f'{{"{key}", "{b["group"]}", {{kOverloads + {b["first"]}, {b["rows"]}}}, '
        + ", ".join("true" if f in b["flags"] else "false" for f in ("python_level", "exported"))
        + f', "{b["hash"]}"}}'
        for key, b in builtins.items()])
    text += array("// The keys again, as constant expressions.\nconstexpr std::string_view kKeys[]",
                  [f'"{key}"' for key in builtins])
    text += array("// Open addressing by FNV-1a of the key.\nconstexpr std::uint16_t kSlots[]", table)
    for module, items in constants.items():
        text += array(f"constexpr WarpConstant k{module.capitalize()}Constants[]", [c for _, c in sorted(items)])
    text += array("constexpr HostName kHostNames[]", [
        f'{{"{name}", HostKind::{kind.capitalize()}, "{parameters}"}}' for name, (kind, parameters) in sorted(names.items())])
    text += array("constexpr std::string_view kListedModules[]", [f'"{name}"' for name in listed])
    output.write_text(text)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
