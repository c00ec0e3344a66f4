"""Warp as the oracle of standalone programs: the same inputs through NAME.py on its CPU device.

A sample is a folder with NAME.py and a dump (`NAME --dump FILE`): the launch, every input, and every
output of the kernel as the standalone program computed it.
"""
import importlib.util
import json
import math
import os
import sys
import tempfile
import warnings
from pathlib import Path

import numpy as np
import warp as wp

TOLERANCE = {2: 2e-2, 4: 2e-4, 8: 1e-8}  # by bytes of a float, relative to 1 + |expected|; of bfloat16 that of 2


def load_kernel(path: Path):
    spec = importlib.util.spec_from_file_location(f"standalone_{path.parent.name}_{path.stem}", path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    wp.set_module_options({"enable_backward": False}, module)
    kernels = [v for v in vars(module).values() if isinstance(v, wp.Kernel)]
    return next(k for k in kernels if k.key == path.stem)


def scalar_of(dtype):
    return getattr(dtype, "_wp_scalar_type_", dtype)


def numpy_scalar(dtype):
    """What values are drawn and compared in; numpy has no bfloat16."""
    if scalar_of(dtype) is wp.bfloat16:
        return np.float32
    return wp._src.types.warp_type_to_np_dtype[scalar_of(dtype)]


def make_value(dtype, values):
    if isinstance(dtype, wp._src.codegen.Struct):
        raise TypeError("a struct has fields")
    if hasattr(dtype, "_wp_scalar_type_"):
        return dtype(*[float(v) if np.issubdtype(numpy_scalar(dtype), np.floating) else int(v) for v in values])
    if dtype in (bool, wp.bool):
        return bool(values[0])
    if dtype in (int, float):
        return dtype(values[0])
    return dtype(values[0])


def make_struct(struct, name, data, index=0, shapes=None, arrays=None):
    """Arrays in it go to `arrays` too, by their paths."""
    out = struct()
    for field, var in struct.vars.items():
        path = f"{name}.{field}"
        if isinstance(var.type, wp._src.codegen.Struct):
            setattr(out, field, make_struct(var.type, path, data, index, shapes, arrays))
            continue
        if wp._src.types.is_array(var.type):
            arrays[path] = make_array(var.type, path, data, tuple(shapes[path]))
            setattr(out, field, arrays[path])
            continue
        flat = data[f"{name}.{field}"]
        size = int(np.prod(getattr(var.type, "_shape_", (1,))))
        setattr(out, field, make_value(var.type, flat[index * size:(index + 1) * size]))
    return out


def make_array(arg_type, name, data, shape):
    dtype = arg_type.dtype
    if isinstance(dtype, wp._src.codegen.Struct):
        count = int(np.prod(shape))
        items = np.zeros(count, dtype=dtype.numpy_dtype())

        def fill(part, struct, path):
            for field, var in struct.vars.items():
                if isinstance(var.type, wp._src.codegen.Struct):
                    fill(part[field], var.type, f"{path}.{field}")
                    continue
                flat = np.array(data[f"{path}.{field}"], dtype=numpy_scalar(var.type)).reshape(part[field].shape)
                is_bits = scalar_of(var.type) is wp.bfloat16
                part[field] = wp._src.types._np_float32_to_bfloat16_bits(flat) if is_bits else flat
        fill(items, dtype, name)
        return wp.array(items.reshape(shape), dtype=dtype, device="cpu")
    inner = tuple(getattr(dtype, "_shape_", ()))
    flat = np.array(data[name], dtype=numpy_scalar(dtype))
    return wp.array(flat.reshape(shape + inner), dtype=dtype, ndim=arg_type.ndim, device="cpu")


def make_indexed_array(arg_type, name, data, shape):
    """The view that a kernel gets, and the array itself, which has one element more in each dimension."""
    whole = make_array(arg_type, name, data, tuple(n + 1 for n in shape))
    indices = [wp.array(data[f"{name}.indices_{d}"], dtype=int, device="cpu") for d in range(len(shape))]
    return wp.indexedarray(whole, indices), whole


def array_fields(array):
    """Flat values by the suffix that the dump gives them."""
    out = {}

    def fields(part, dtype, path):
        if isinstance(dtype, wp._src.codegen.Struct):
            for f, var in dtype.vars.items():
                fields(part[f], var.type, f"{path}.{f}")
            return
        if scalar_of(dtype) is wp.bfloat16:
            part = wp._src.types._np_bfloat16_bits_to_float32(part)
        out[path] = np.ravel(part)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that numpy has no bfloat16
        fields(array.numpy(), array.dtype, "")
    return out


def tolerance_of(array, suffix):
    dtype = array.dtype
    for field in suffix.split(".")[1:]:
        dtype = dtype.vars[field].type
    scalar = np.dtype(numpy_scalar(dtype))
    size = 2 if scalar_of(dtype) is wp.bfloat16 else scalar.itemsize
    return TOLERANCE[size] if scalar.kind == "f" else 0.0


def launch(kernel, folder: Path, dim, args):
    """A kernel with tiles has a block for each element of the launch."""
    if json.loads((folder / "metadata.json").read_text()).get("block_per_element"):
        wp.launch_tiled(kernel, dim=list(dim), inputs=args, block_dim=64, device="cpu")
    else:
        wp.launch(kernel, dim=tuple(dim), inputs=args, device="cpu")


def compare(folder: Path, dump: Path, shapes: dict) -> str:
    """Empty if Warp agrees; else what differs. `shapes`: of each array, as lists of numbers."""
    data = json.loads(dump.read_text())
    kernel = load_kernel(next(folder.glob("*.py")))
    inputs = {k[3:]: v for k, v in data.items() if k.startswith("in.")}
    outputs = {k[4:]: v for k, v in data.items() if k.startswith("out.")}
    args, arrays = [], {}
    for arg in kernel.adj.args:
        if wp._src.types.matches_array_class(arg.type, wp.indexedarray):
            view, arrays[arg.label] = make_indexed_array(arg.type, arg.label, inputs, tuple(shapes[arg.label]))
            args.append(view)
        elif wp._src.types.is_array(arg.type):
            arrays[arg.label] = make_array(arg.type, arg.label, inputs, tuple(shapes[arg.label]))
            args.append(arrays[arg.label])
        elif isinstance(arg.type, wp._src.codegen.Struct):
            args.append(make_struct(arg.type, arg.label, inputs, 0, shapes, arrays))
        else:
            args.append(make_value(arg.type, inputs[arg.label]))
    launch(kernel, folder, data["launch"], args)
    for name, array in arrays.items():
        for suffix, expected in array_fields(array).items():
            if name + suffix not in outputs:
                continue
            actual = np.array(outputs[name + suffix], dtype=np.float64)
            wide = expected.astype(np.float64)
            if actual.shape != wide.shape:
                return f"{name}{suffix}: {actual.shape} values, Warp has {wide.shape}"
            tolerance = tolerance_of(array, suffix)
            with np.errstate(invalid="ignore"):
                error = np.abs(actual - wide) / (1.0 + np.abs(wide))
            same = (actual == wide) | (np.isnan(actual) & np.isnan(wide)) | (error <= tolerance)
            if not same.all():
                at = int(np.argmin(same))
                return f"{name}{suffix}[{at}] is {actual[at]!r}, Warp has {wide[at]!r} ({int((~same).sum())} of {same.size} differ)"
    return ""


def shapes_from_metadata(metadata: dict, launch: list, data: dict) -> dict:
    """The shapes of the arrays at a launch, from the row's metadata."""
    known = {d["name"]: size for d, size in zip(metadata["launch"], launch)}
    out = {}

    def value(name):
        return known[name] if name in known else int(name) if name.isdigit() else int(data[f"in.{name}"][0])

    def size(text):  # a sum of products: "2 * n + 1"
        return sum(math.prod(value(e) for e in term.split(" * ")) for term in text.split(" + "))

    def add(name, shape):
        out[name] = [size(e) for e in shape]
    for arg in metadata["args"]:
        if "shape" in arg:
            add(arg["name"], arg["shape"])
        for field in arg.get("fields", []):
            if "shape" in field:
                add(f"{arg['name']}.{field['name']}", field["shape"])
    return out


def judge(folder: Path) -> str:
    """Empty if Warp agrees in every dump of the sample; else what differs."""
    metadata = json.loads((folder / "metadata.json").read_text())
    for dump in sorted(folder.glob("dump*.json")):
        data = json.loads(dump.read_text())
        try:
            verdict = compare(folder, dump, shapes_from_metadata(metadata, data["launch"], data))
        except Exception as e:  # noqa: BLE001 - every sample gets a verdict
            verdict = f"{type(e).__name__}: {e}"
        if verdict:
            return f"{dump.name}: {verdict}"
    return ""


def judge_apart(folder: Path) -> str:
    """The same in a process of its own: an assertion of Warp's ends that one alone, and says which sample it is."""
    with tempfile.TemporaryFile() as said:
        sys.stdout.flush()
        child = os.fork()
        if child == 0:
            code = 3
            try:
                os.dup2(said.fileno(), 1)
                os.dup2(said.fileno(), 2)
                verdict = judge(folder)
                print(verdict, flush=True)
                code = 1 if verdict else 0
            finally:
                os._exit(code)
        _, status = os.waitpid(child, 0)
        if status == 0:
            return ""
        said.seek(0)
        lines = [line for line in said.read().decode(errors="replace").splitlines() if line and "Module " not in line]
        how = f"ended by signal {os.WTERMSIG(status)}: " if os.WIFSIGNALED(status) else ""
        return how + " | ".join(lines[-3:])


def main() -> int:
    """`standalone_oracle.py [--debug] SAMPLE...`: each dump*.json of each. With --debug Warp checks every index itself,
    and each sample has its own process."""
    folders = sys.argv[1:]
    debug = "--debug" in folders
    folders = [Path(f) for f in folders if f != "--debug"]
    wp.config.quiet = True
    wp.config.verify_fp = False
    if debug:
        wp.config.mode = "debug"
    wp.init()
    bad = 0
    for folder in folders:
        if verdict := judge_apart(folder) if debug else judge(folder):
            bad += 1
            print(f"{folder}: {verdict}", flush=True)
    print(f"{len(folders) - bad} agree, {bad} do not")
    return 1 if bad else 0


if __name__ == "__main__":
    raise SystemExit(main())
