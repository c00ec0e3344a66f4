#!/usr/bin/env python3
"""A batch of rows on Warp's CPU device and by weft's evaluator, compared bit for bit; started by
test_values.py, which reads what this prints.

eval_rows.py ROWS.jsonl FOLDER FIRST: rows from FIRST on. Prints "@ N" before row N, then "=" or "! what
is wrong" or "~ what cannot be evaluated".
"""
import json
import sys
import warnings
from pathlib import Path

import numpy as np
import warp as wp

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "synth"))
import warp_rows  # noqa: E402

import weft  # noqa: E402


def as_numpy(value):
    if isinstance(value, bool):
        return np.array(value)
    if hasattr(value, "value"):
        return np.array(value.value, dtype=wp.dtype_to_numpy(type(value)))
    if isinstance(value, int):
        return np.array(value, dtype=np.int32)
    if isinstance(value, float):
        return np.array(value, dtype=np.float32)
    return components(value, type(value))


def components(value, t):
    """Of a vector or matrix; the memory of one of float16 has their bits, not numbers."""
    rows = [list(row) for row in value] if len(t._shape_) == 2 else list(value)
    return np.array(rows, dtype=wp.dtype_to_numpy(t._wp_scalar_type_)).reshape(t._shape_)


def typed(value, t):
    t = {float: wp.float32, int: wp.int32, bool: wp.bool}.get(t, t)
    if hasattr(t, "_shape_"):
        return components(value, t)
    return np.array(getattr(value, "value", value), dtype=wp.dtype_to_numpy(t))


def records(data, path):
    """(path, numpy array) of the fields of an array of structs."""
    if data.dtype.names is None:
        yield path, data
        return
    for name in data.dtype.names:
        yield from records(data[name], f"{path}.{name}")


def view_of(t, shape, raw):
    """A buffer of Warp's as numpy arrays by path, "" for what is no struct."""
    if isinstance(t, wp._src.codegen.Struct):
        return dict(records(raw.view(np.dtype(t.numpy_dtype())).reshape(shape), ""))
    parts = getattr(t, "_shape_", ()) if hasattr(t, "_shape_") else ()
    return {"": raw.view(wp.dtype_to_numpy(warp_rows.scalar_of(t))).reshape((*shape, *parts))}


def inputs_of(launch, row):
    out = {}
    arrays = {name: (t, g, start) for (name, _, t, g), start in zip(launch.arrays, launch.start, strict=True)}
    for a, value in zip(row["metadata"]["args"], launch.args, strict=True):
        name = a["name"]
        if name in arrays:
            t, g, start = arrays[name]
            for path, data in view_of(t, g.array.shape, start).items():
                out[name + path] = data
        elif isinstance(value, wp._src.codegen.StructInstance):
            for f in fields_of(value, name):
                out[f[0]] = f[1]
        else:
            out[name] = as_numpy(value)
    return out


def fields_of(value, path):
    for name, var in value._cls.vars.items():
        field = getattr(value, name)
        if isinstance(var.type, wp._src.codegen.Struct):
            yield from fields_of(field, f"{path}.{name}")
        elif wp._src.types.is_array(var.type):
            yield f"{path}.{name}", field.numpy()
        else:
            yield f"{path}.{name}", typed(field, var.type)


def check(launch, row, n, folder):
    launch.forward(launch.orders("plain"))
    path = Path(folder) / f"row_{n}.py"
    path.write_text(row["python_source"])
    got = weft.run(path, launch.dim, inputs_of(launch, row), math="host")
    for name, _, t, g in launch.arrays:
        for part, want in view_of(t, g.array.shape, g.inner()).items():
            have = got[name + part]
            want = np.ascontiguousarray(want)
            if have.shape != want.shape or have.dtype != want.dtype:
                raise AssertionError(f"{name}{part} is {have.dtype}{have.shape}, not {want.dtype}{want.shape}")
            same = have == want
            if want.dtype.kind == "f":
                same |= np.isnan(have) & np.isnan(want)
                bits = {2: np.uint16, 4: np.uint32, 8: np.uint64}[want.dtype.itemsize]
                same &= (have.view(bits) == want.view(bits)) | np.isnan(have)
            if not same.all():
                at = tuple(int(i) for i in np.argwhere(~same)[0])
                count = int((~same).sum())
                raise AssertionError(f"{name}{part}{list(at)}: {have[at]!r}, Warp has {want[at]!r} ({count} of {same.size})")


def main():
    rows = [json.loads(line) for line in Path(sys.argv[1]).open()]
    folder, first = sys.argv[2], int(sys.argv[3])
    warnings.simplefilter("ignore")
    wp.config.quiet = True
    wp.config.kernel_cache_dir = folder + "/cache"
    wp.config.enable_backward = False  # the values are the same without, and it compiles sooner
    wp.init()
    source = warp_rows.joined(rows)
    module = warp_rows.load(source + "\nwp.set_module_options({'fuse_fp': False})\n", folder, "rows")
    for n in range(first, len(rows)):
        print("@", n, flush=True)
        try:
            check(warp_rows.Launch(module, n, rows[n], 7, False), rows[n], n, folder)
            print("=", flush=True)
        except weft.UnsupportedError as e:
            print("~", " ".join(str(e).split())[:300], flush=True)
        except Exception as e:
            print("!", type(e).__name__, " ".join(str(e).split())[:300], flush=True)


if __name__ == "__main__":
    main()
