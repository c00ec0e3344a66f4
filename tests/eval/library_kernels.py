#!/usr/bin/env python3
"""The kernels of some files of Warp's own on drawn inputs, on its CPU device and by weft's evaluator, compared bit
for bit; started by test_library.py, which reads what this prints.

library_kernels.py FOLDER FIRST FILE...: files relative to Warp's folder; the kernels from number FIRST on. Prints
"@ N NAME" before kernel N, then "=", "= unchanged" if it changes nothing, "! what is wrong" or "~ why it is not
compared".
"""
import importlib
import importlib.util
import inspect
import re
import sys
import warnings
from pathlib import Path
from typing import Any
from unittest import mock

import numpy as np
import warp as wp
from eval_rows import records

import weft

DRAWS = 24
# For a thread index of so many dimensions.
LAUNCHES = {1: (8,), 2: (4, 3), 3: (3, 2, 2), 4: (2, 2, 2, 2)}
# After these a launch of Warp's is undefined: C++ says nothing about them.
UNDEFINED = ("float-to-int", "shift-range", "signed-overflow")


class Absent(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Stands for packages that examples import and that are not installed."""

    def find_spec(self, name, path, target=None):
        if name.split(".")[0] in ("warp", "weft"):
            return None
        return importlib.machinery.ModuleSpec(name, self, is_package=True)

    def create_module(self, spec):
        module = mock.MagicMock(name=spec.name)
        module.__spec__, module.__path__, module.__name__ = spec, [], spec.name
        return module

    def exec_module(self, module):
        pass


def module_of(path, root):
    """The module of a file of Warp's: a part of the package, or an example."""
    parts = path.relative_to(root.parent).with_suffix("").parts
    if "examples" not in parts:
        return importlib.import_module(".".join(p for p in parts if p != "__init__"))
    name = "_".join(parts)
    spec = importlib.util.spec_from_file_location(name, path)
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(path.parent))
    spec.loader.exec_module(module)
    return module


def kernels_of(module):
    found = [k for k in vars(module).values() if isinstance(k, wp.Kernel)]
    return [k for k in found if Path(inspect.getsourcefile(k.func)) == Path(module.__file__)]


def concretes(kernel):
    """The kernel; where its arguments may be of any type, what it may be for numbers, vectors and matrices."""
    if not kernel.is_generic:
        yield kernel
        return
    is_any = wp._src.types.type_is_generic
    number, vector, matrix = wp.float32, wp.vec3, wp.mat33
    for element, plain in ((number, number), (vector, number), (vector, vector), (matrix, number), (matrix, matrix),
                           (matrix, vector), (number, wp.array(dtype=number)), (number, wp.array2d(dtype=number))):
        chosen = []
        for a in kernel.adj.args:
            t = a.type
            if wp._src.types.is_array(t):
                chosen.append(wp.array(dtype=of_kind(t.dtype, element), ndim=t.ndim) if is_any(t.dtype) else t)
            else:
                chosen.append(of_kind(t, plain) if is_any(t) else t)
        yield kernel.add_overload(chosen)
        kernel.overloads.clear()  # it would be compiled with the next one


def of_kind(t, element):
    """What stands for a type with open parts: the element for any, otherwise float32 and dimensions of 3."""
    if t is Any:
        return element
    shape = tuple(n or 3 for n in getattr(t, "_shape_", ()))
    if len(shape) == 1:
        return wp.types.vector(shape[0], wp.float32)
    return wp.types.matrix(shape, wp.float32) if len(shape) == 2 else wp.float32


class Draw:
    """Arguments of a launch, as Warp and as weft.run() take them."""

    def __init__(self, kernel, seed):
        self.rng = np.random.default_rng(seed)
        # Lengths differ from draw to draw: kernels index by numbers of their arrays, and by each other's lengths.
        self.length = int(self.rng.choice([8, 16, 33, 64, 300]))
        self.most = int(self.rng.choice([1, 2, 4, 8]))  # of integers, which may be indices
        self.least = 0 if seed % 3 else -1
        self.inputs, self.outputs = {}, []
        self.args = [self.value(a.type, a.label) for a in kernel.adj.args]

    def numbers(self, t, shape):
        scalar = wp._src.types.type_scalar_type(t)
        scalar = {float: wp.float32, int: wp.int32, bool: wp.bool}.get(scalar, scalar)
        dtype = np.dtype(wp._src.types.warp_type_to_np_dtype[scalar])
        shape = (*shape, *getattr(t, "_shape_", ()))
        if dtype.kind == "f":
            return (self.rng.uniform(-1, 1, shape) * self.rng.choice([1, 1, 1, 4, 0])).astype(dtype)
        if dtype.kind == "b":
            return self.rng.integers(0, 2, shape).astype(dtype)
        least = 0 if dtype.kind == "u" or self.rng.integers(0, 4) else self.least
        return self.rng.integers(least, self.most, shape).astype(dtype)

    def value(self, t, name):
        if wp._src.types.is_array(t):
            return self.array(t, name)
        if isinstance(t, wp._src.codegen.Struct):
            s = t()
            for field, var in t.vars.items():
                setattr(s, field, self.value(var.type, f"{name}.{field}"))
            return s
        if not (wp._src.types.type_is_value(t) or t in (bool, int, float)):
            raise weft.UnsupportedError("", "", 0, f"an argument of type {wp._src.types.type_repr(t)}")
        numbers = self.numbers(t, ())
        self.inputs[name] = numbers
        base = {float: wp.float32, int: wp.int32, bool: wp.bool}.get(t, t)
        if base is wp.bool:
            return bool(numbers)
        return base(*[x.item() for x in numbers.ravel()]) if numbers.shape else base(numbers.item())

    def array(self, t, name):
        if not wp._src.types.matches_array_class(t, wp.array):
            raise weft.UnsupportedError("", "", 0, f"an argument of type {type(t).__name__}")
        shape = (self.length,) if t.ndim == 1 else (8,) * t.ndim if t.ndim < 4 else (4,) * t.ndim
        array = wp.zeros(shape, dtype=t.dtype, device="cpu")
        for path, part in records(array.numpy(), ""):
            if part.dtype.kind not in "fbiu":
                raise weft.UnsupportedError("", "", 0, "an array of structs with arrays")
        if isinstance(t.dtype, wp._src.codegen.Struct):
            data = np.zeros(shape, dtype=t.dtype.numpy_dtype())
            for path, part in records(data, ""):
                part[...] = self.numbers({"f": wp.float32, "b": wp.bool}.get(part.dtype.kind, wp.int32), part.shape)
                self.inputs[name + path] = part.copy()
            array = wp.array(data, dtype=t.dtype, device="cpu")
        else:
            numbers = self.numbers(t.dtype, shape)
            array = wp.array(numbers, dtype=t.dtype, device="cpu")
            self.inputs[name] = numbers
        self.outputs.append((name, array))
        return array


def dims_of(kernel):
    count = 1
    for left in re.findall(r"^\s*([\w, ]+?)\s*=\s*wp\.tid\(\)", kernel.adj.source, re.M):
        count = max(count, left.count(",") + 1)
    return LAUNCHES[count]


def fitting(kernel, dims):
    """A draw on which the kernel does nothing that C++ leaves undefined, and what the evaluator makes of it; one on
    which the kernel changes something, if there is any."""
    found, why = None, ""
    for seed in range(DRAWS):
        draw = Draw(kernel, seed)
        try:
            got = weft.run(kernel, dims, draw.inputs, sanitize=True, math="host")
        except weft.KernelFault as e:
            why = e.kind
            continue
        undefined = [f[0] for f in got.findings if f[0] in UNDEFINED]
        if undefined:
            why = undefined[0]
            continue
        found = draw, got
        if any(value.tobytes() != draw.inputs[name].tobytes() for name, value in got.items()):
            break
    return found or (None, why)


def compare(kernel):
    dims = dims_of(kernel)
    draw, got = fitting(kernel, dims)
    if draw is None:
        return f"~ no draw fits: {got}"
    wp.launch(kernel, dim=dims, inputs=draw.args, device="cpu")
    changed = False
    for name, array in draw.outputs:
        for path, want in records(array.numpy(), ""):
            have = got[name + path]
            want = np.ascontiguousarray(want).reshape(have.shape)
            changed |= want.tobytes() != draw.inputs[name + path].tobytes()
            same = have == want
            if want.dtype.kind == "f":
                bits = {2: np.uint16, 4: np.uint32, 8: np.uint64}[want.dtype.itemsize]
                same = (have.view(bits) == want.view(bits)) | (np.isnan(have) & np.isnan(want))
            if not same.all():
                at = tuple(int(i) for i in np.argwhere(~same)[0])
                count = int((~same).sum())
                return f"! {name}{path}{list(at)}: {have[at]!r}, Warp has {want[at]!r} ({count} of {same.size})"
    return "=" if changed else "= unchanged"


def outcome(kernel):
    said = ""
    for one in concretes(kernel):
        try:
            return compare(one)
        except weft.UnsupportedError as e:
            return "~ not evaluated: " + " ".join(str(e).split())[-160:]
        except weft.DiagnosticError as e:
            said = f"~ refused: {' '.join(str(e).split())[-160:]}"  # perhaps it is not for these types
        except Exception as e:
            return f"~ not compared: {type(e).__name__} " + " ".join(str(e).split())[:160]
    return said


def main():
    folder, first, *files = sys.argv[1:]
    warnings.simplefilter("ignore")
    wp.config.quiet, wp.config.enable_backward, wp.config.optimization_level = True, False, 0
    wp.config.kernel_cache_dir = folder + "/cache"
    wp.init()
    sys.meta_path.append(Absent())
    root, n = Path(wp.__file__).parent, -1
    for file in files:
        try:
            module = module_of(root / file, root)
        except BaseException as e:
            n += 1
            if n >= int(first):
                print("@", n, file, flush=True)
                print(f"~ the file cannot be imported: {type(e).__name__}", " ".join(str(e).split())[:100], flush=True)
            continue
        for kernel in kernels_of(module):
            n += 1
            if n < int(first):
                continue
            print("@", n, f"{file}:{kernel.key}", flush=True)
            kernel.module.options["fuse_fp"] = False
            print(outcome(kernel), flush=True)


if __name__ == "__main__":
    main()
