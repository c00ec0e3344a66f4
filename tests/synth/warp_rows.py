"""Rows of weft as kernels of the pinned Warp on its CPU device: one module for many rows, inputs from
the stated ranges, and arrays with margins that tell when something outside of them was touched.

Input: rows as `weft generate` writes them. Invariant: every array lies inside a larger buffer whose
margins are filled, NaN where the elements are floats: a stray read makes a result non-finite, a stray
write changes a margin. Warp lets indices count from the end; strict_home() makes it refuse them.
"""
import contextlib
import importlib.util
import os
import re
import shutil
import sys
from pathlib import Path

import numpy as np
import warp as wp

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "support"))
import warp_objects  # noqa: E402

MARGIN = 64  # elements on either side of an array
ENDS = True  # the first two elements lie at the ends of their range
KERNEL = re.compile(r"^@wp\.kernel(\(enable_backward=False\))?\ndef (\w+)\((.*?)\):\n", re.S | re.M)
TID = re.compile(r"^    ([\w, ]+) = wp\.tid\(\)\n", re.M)


def strict_home(folder):
    """Makes the native headers that kernels are compiled with refuse negative indices in debug mode."""
    import warp._src.build as build

    native = Path(folder) / "native"
    shutil.copytree(Path(build.warp_home) / "native", native, dirs_exist_ok=True)
    header = native / "array.h"
    text = header.read_text()
    strict = re.sub(r"assert\((\w) >= -arr\.shape\[", r"assert(\1 >= 0 * arr.shape[", text)
    assert strict != text, "Warp's bounds checks look different"
    header.write_text(strict)
    build.warp_home = str(folder)


def joined(rows):
    """The rows' programs in one module's source; kernels are named row_N, as `rows` counts them.

    Thread indices pass through arrays that come first among the arguments, so that the order in which
    threads run can be changed; where the index is not taken in a statement of its own they do nothing.
    """
    parts = ["import math", "import warp as wp", ""]
    for n, row in enumerate(rows):
        text = re.sub(r"^import .*\n", "", row["python_source"], flags=re.M)
        kernel = KERNEL.search(text)
        dims = len(row["metadata"]["launch"])
        order = "".join(f"_order{d}: wp.array(dtype=wp.int32), " for d in range(dims))
        head = f"@wp.kernel{kernel.group(1) or ''}\ndef row_{n}({order}{kernel.group(3).strip()}):\n"
        body = text[kernel.end() :]

        def permuted(m):
            names = [x.strip() for x in m.group(1).split(",")][:dims]  # of a tiled launch also the thread in its block
            return m.group(0) + "".join(f"    {x} = _order{d}[{x}]\n" for d, x in enumerate(names))

        # The overload of a kernel for any types: a list of all types, or a dictionary of some.
        body = re.sub(rf"^wp\.overload\({kernel.group(2)}, (\[?)",
                      lambda m: f"wp.overload(row_{n}, {m.group(1)}" + ("wp.array(dtype=wp.int32), " * dims if m.group(1) else ""),
                      body, flags=re.M)
        text = text[: kernel.start()] + head + TID.sub(permuted, body, count=1)
        # What stands at module level is the row's own.
        for name in set(re.findall(r"^(?:class|def) (\w+)|^(\w+) = ", text[: kernel.start()], re.M)):
            name = name[0] or name[1]
            text = re.sub(rf"(?<![\w.]){name}\b(?! *=[^=])(?!: )|^{name}(?= = )", f"{name}_{n}", text, flags=re.M)
        parts.append(text)
    return "\n".join(parts)


def load(source, folder, name):
    path = Path(folder) / f"{name}.py"
    path.write_text(source)
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def scalar_of(t):
    s = getattr(t, "_wp_scalar_type_", t)
    return {float: wp.float32, int: wp.int32, bool: wp.bool}.get(s, s)


def base_type(t):
    return {float: wp.float32, int: wp.int32, bool: wp.bool}.get(t, t)


def is_float(t):
    return scalar_of(t) in (wp.float16, wp.float32, wp.float64)


def components(t):
    return int(np.prod(getattr(t, "_shape_", (1,)))) if hasattr(t, "_shape_") else 1


def size_of(text, sizes):
    """A sum of products: "2 * n + 1"."""
    return sum(int(np.prod([int(f) if f.isdigit() else sizes[f] for f in term.split(" * ")])) for term in text.split(" + "))


def places(rng, count, rule, bound):
    """Integers that are places in other arrays, by the rule of metadata.args."""
    if rule == "index":
        return rng.integers(0, bound, count)
    if rule == "optional_index":
        return rng.integers(-1, bound, count)
    if rule == "offsets":
        return np.concatenate([[0], np.sort(rng.integers(0, bound + 1, max(count - 2, 0))), [bound]])[:count]
    if rule == "parents":
        return np.array([rng.integers(-1, max(i, 0)) for i in range(count)], dtype=np.int64)
    assert rule == "permutation", rule
    return rng.permutation(count)


def numbers(rng, t, count, arg, sizes):
    """`count` values of type t from the argument's range: shape (count, components)."""
    lo, hi = arg["range"]
    n = components(t)
    if "values" in arg:
        bound = size_of(arg["bound"], sizes) if "bound" in arg else 0
        return places(rng, count * n, arg["values"], bound).reshape(count, n).astype(wp.dtype_to_numpy(scalar_of(t)))
    if is_float(t):
        v = rng.uniform(lo, hi, (count, n))
        if ENDS and count > 2 and not arg.get("unit_length"):
            v[0], v[1] = lo, hi  # the ends too
    else:
        v = rng.integers(int(lo), int(hi) + 1, (count, n))
    if arg.get("unit_length") and n in (2, 3, 4, 7):
        v[:, -4:] /= np.linalg.norm(v[:, -4:], axis=1, keepdims=True)
    if arg.get("sorted"):
        v.sort(axis=0)
    return v.astype(wp.dtype_to_numpy(scalar_of(t)))


def array_value(rng, t, arg, names, sizes):
    """Of a field of a struct, which has no margins."""
    shape = tuple(size_of(d, sizes) for d in arg["shape"])
    data = numbers(rng, t.dtype, int(np.prod(shape)), arg, sizes)
    return wp.array(data.reshape(*shape, *getattr(t.dtype, "_shape_", ())), dtype=t.dtype, ndim=len(shape), device="cpu")


def value(rng, t, arg, names, sizes):
    if isinstance(t, wp._src.codegen.Struct):
        s = t()
        for f in arg["fields"]:
            at, path = s, f["name"].split(".")
            for part in path[:-1]:
                at = getattr(at, part)
            field = array_value if "shape" in f else value
            key = f"{arg['name']}.{f['name']}"
            drawn = sizes[key] if key in sizes else field(rng, eval(f["type"], names), f, names, sizes)
            setattr(at, path[-1], drawn)
        return s
    if "equals" in arg:
        return base_type(t)(sizes[arg["equals"]])
    v = numbers(rng, t, 1, arg, sizes)[0]
    base = base_type(t)
    if len(v) == 1:
        return bool(v[0]) if base is wp.bool else base(v[0].item())
    return base(*[x.item() for x in v])


def records(rng, t, count, arg, names, sizes):
    """Elements of an array of structs of type t, whose fields are numbers, vectors and so on: all of a field at a time."""
    out = np.zeros(count, dtype=t.numpy_dtype())
    for f in arg["fields"]:
        at = out
        for part in f["name"].split("."):
            at = at[part]
        at[...] = numbers(rng, base_type(eval(f["type"], names)), count, f, sizes).reshape(at.shape)
    return out


class Guarded:
    """An array of Warp's inside a buffer with margins."""

    def __init__(self, t, shape, grad):
        self.item = wp._src.types.type_size_in_bytes(t)
        self.count = int(np.prod(shape))
        fill = b"\x5a"
        if isinstance(t, wp._src.codegen.Struct) or is_float(t):
            fill = b"\xff"  # a NaN in every float format
        size = (self.count + 2 * MARGIN) * self.item
        self.buffer = np.frombuffer(fill * size, dtype=np.uint8).copy()
        self.fill = fill[0]
        self.inner()[:] = 0
        self.grad = Guarded(t, shape, False) if grad else None
        self.array = wp.array(ptr=self.buffer.ctypes.data + MARGIN * self.item, shape=shape, dtype=t, device="cpu",
                              grad=self.grad.array if grad else None)

    def inner(self):
        return self.buffer[MARGIN * self.item : (MARGIN + self.count) * self.item]

    def intact(self):
        edge = MARGIN * self.item
        return bool((self.buffer[:edge] == self.fill).all() and (self.buffer[-edge:] == self.fill).all())


class Launch:
    """A row's kernel with inputs; every run starts from the same memory."""

    def __init__(self, module, n, row, seed, grad):
        meta = row["metadata"]
        self.kernel = getattr(module, f"row_{n}")
        self.dim = [d["size"] for d in meta["launch"]]
        self.block_dim = meta["block_dim"]["cuda"] if meta.get("tiled") else None
        names = {"wp": wp, **{k.removesuffix(f"_{n}"): v for k, v in vars(module).items() if k.endswith(f"_{n}")}}
        rng = np.random.default_rng(seed)
        sizes = {d["name"]: d["size"] for d in meta["launch"]}
        for a in meta["args"]:  # shapes refer to scalars
            if "equals" in a:
                sizes[a["name"]] = sizes[a["equals"]]
            elif "shape" not in a and "object" not in a and "range" in a and a["type"] in ("int", "wp.int32"):
                sizes[a["name"]] = int(rng.integers(int(a["range"][0]), int(a["range"][1]) + 1))
            for f in a.get("fields", []) if "shape" not in a else []:
                if f["type"] in ("int", "wp.int32") and "equals" not in f and "values" not in f:
                    sizes[f"{a['name']}.{f['name']}"] = int(rng.integers(int(f["range"][0]), int(f["range"][1]) + 1))
        self.args, self.arrays = [], []  # arrays: name, role, type, Guarded
        for a in meta["args"]:
            if "object" in a:
                self.args.append(None)
                continue
            if "shape" not in a:
                v = sizes[a["name"]] if a["name"] in sizes else value(rng, eval(a["type"], names), a, names, sizes)
                self.args.append(v)
                continue
            t = eval(a["type"], names).dtype
            t = {float: wp.float32, int: wp.int32, bool: wp.bool}.get(t, t)
            shape = tuple(size_of(d, sizes) for d in a["shape"])
            is_struct = isinstance(t, wp._src.codegen.Struct)
            g = Guarded(t, shape, grad and (is_struct or is_float(t)))
            if a["role"] != "out":
                if is_struct and g.count > 4096:  # one by one they would take minutes
                    data = records(rng, t, g.count, a, names, sizes)
                elif is_struct:
                    data = wp.array([value(rng, t, a, names, sizes) for _ in range(g.count)], dtype=t, device="cpu").numpy()
                else:
                    data = numbers(rng, t, g.count, a, sizes)
                g.inner()[:] = np.frombuffer(np.ascontiguousarray(data).tobytes(), dtype=np.uint8)
            self.args.append(g.array)
            self.arrays.append((a["name"], a["role"], t, g))
        self.start = [g.inner().copy() for *_, g in self.arrays]
        # Objects are made of arrays, which may stand behind them.
        by_name = {name: g.array for name, *_, g in self.arrays}
        self.objects = []
        for i, a in enumerate(meta["args"]):
            if "object" in a:
                made, self.args[i] = warp_objects.make(a, lambda text: size_of(text, sizes), by_name, rng)
                self.objects.append(made)

    def reset(self):
        for (*_, g), data in zip(self.arrays, self.start):
            g.inner()[:] = data
            if g.grad is not None:
                g.grad.inner()[:] = 0

    def orders(self, kind, rng=None):
        def one(n):
            if kind == "reversed":
                return np.arange(n)[::-1]
            return rng.permutation(n) if kind == "random" else np.arange(n)

        return [wp.array(np.ascontiguousarray(one(n), dtype=np.int32), device="cpu") for n in self.dim]

    def forward(self, order, tape=None):
        """From the first memory; with a tape, ready for its backward()."""
        self.reset()
        with tape or contextlib.nullcontext():
            if self.block_dim:
                wp.launch_tiled(self.kernel, dim=self.dim, inputs=[*order, *self.args], block_dim=self.block_dim, device="cpu")
            else:
                wp.launch(self.kernel, dim=self.dim, inputs=[*order, *self.args], device="cpu")

    def parts(self, roles, grad=False):
        """(label, numpy view) of each scalar kind of data in the arrays with one of the roles."""
        for name, role, t, g in self.arrays:
            g = g.grad if grad else g
            if role not in roles or g is None:
                continue
            if isinstance(t, wp._src.codegen.Struct):
                records = g.inner().view(np.dtype(t.numpy_dtype()))
                for field in records.dtype.names:
                    yield f"{name}.{field}", records[field]
            else:
                yield name, g.inner().view(wp.dtype_to_numpy(scalar_of(t)))
