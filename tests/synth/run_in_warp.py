#!/usr/bin/env python3
"""Compiles generated kernels with Warp for the CPU and runs them on inputs from their stated ranges.

run_in_warp.py FOLDER [LIMIT] [--debug] [--adjoint]: reads the *.py and *.json that synth_dump wrote.
Forward (and with --adjoint backward) results must be finite; with --debug Warp checks bounds. Every
kernel runs in a child process of its own batch, so that a crash names its row.
"""
import glob
import importlib.util
import json
import math
import os
import sys
import tempfile
import warnings

import numpy as np
import warp as wp

BATCH = 20


def load(path):
    name = os.path.basename(path)[:-3]
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def scalar_of(t):
    return getattr(t, "_wp_scalar_type_", t)


def numbers(rng, t, count, lo, hi, unit, is_sorted=False):
    """`count` values of type t as a numpy array of shape (count, components)."""
    s = {float: wp.float32, int: wp.int32, bool: wp.bool}.get(scalar_of(t), scalar_of(t))
    n = getattr(t, "_length_", 1)
    if hasattr(t, "_shape_"):
        n = int(np.prod(t._shape_))
    dtype = wp.dtype_to_numpy(s)
    if s in (wp.float16, wp.float32, wp.float64):
        v = rng.uniform(lo, hi, (count, n))
        # The ends of the range too.
        if count > 2 and not unit:
            v[0], v[1] = lo, hi
    else:
        v = rng.integers(int(lo), int(hi) + 1, (count, n))
    if unit and n == 4:
        v /= np.linalg.norm(v, axis=1, keepdims=True)
    if unit and n == 7:
        v[:, 3:] /= np.linalg.norm(v[:, 3:], axis=1, keepdims=True)
    return v.astype(dtype)


def value(rng, t, a, module):
    if isinstance(t, wp._src.codegen.Struct):
        s = t()
        for f in a["fields"]:
            ft = eval(f["type"], {"wp": wp, **vars(module)})
            setattr(s, f["name"], value(rng, ft, {**f, "unit": "quat" in f["type"], "fields": []}, module))
        return s
    v = numbers(rng, t, 3, a["lo"], a["hi"], a["unit"])[2]
    base = {float: wp.float32, int: wp.int32, bool: wp.bool}.get(t, t)
    if len(v) == 1:
        return base(v[0].item()) if base is not wp.bool else bool(v[0])
    return base(*[x.item() for x in v])


def launch(path, device, seed, adjoint):
    info = json.load(open(path[:-3] + ".json"))
    module = load(path)
    kernel = getattr(module, info["kernel"])
    rng = np.random.default_rng(seed)
    sizes = dict(info["launch"])
    args = []
    outputs = []
    arrays = []
    for a in info["args"]:  # scalars first: shapes refer to them
        if not a["array"] and a["type"] in ("int", "wp.int32"):
            sizes[a["name"]] = sizes[a["equals"]] if a["equals"] else int(rng.integers(int(a["lo"]), int(a["hi"]) + 1))
    for a in info["args"]:
        t = eval(a["type"], {"wp": wp, **vars(module)})
        if not a["array"]:
            args.append(sizes[a["name"]] if a["name"] in sizes else value(rng, t, a, module))
            continue
        shape = [int(d) if d.isdigit() else sizes[d] for d in a["shape"]]
        count = int(np.prod(shape))
        is_struct = isinstance(t, wp._src.codegen.Struct)
        grad = adjoint and (is_struct or scalar_of(t) in (float, wp.float16, wp.float32, wp.float64))
        if a["role"] == 1:
            array = wp.zeros(shape, dtype=t, device=device, requires_grad=grad)
        elif is_struct:
            array = wp.array([value(rng, t, a, module) for _ in range(count)], dtype=t, device=device).reshape(shape)
            array.requires_grad = grad
        else:
            v = numbers(rng, t, count, a["lo"], a["hi"], a["unit"])
            n = v.shape[1]
            inner = list(t._shape_) if hasattr(t, "_shape_") else []
            array = wp.array(v.reshape(shape + (inner if n > 1 else [])), dtype=t, device=device, requires_grad=grad)
        args.append(array)
        arrays.append((a["name"], a["role"], array))
        if a["role"] != 0:
            outputs.append((a["name"], array))
    dim = tuple(info["launch"].values())
    tape = wp.Tape()
    with tape:
        wp.launch(kernel, dim=dim, inputs=args, device=device)
    for name, array in outputs:
        check(name, array)
    if adjoint:
        for name, array in outputs:
            if array.grad is not None:
                array.grad.fill_(1) if not isinstance(array.dtype, wp._src.codegen.Struct) else None
        tape.backward()
        for name, role, array in arrays:
            if role == 0 and array.grad is not None:
                check("gradient of " + name, array.grad)


def check(name, array):
    data = array.numpy()
    fields = data.dtype.names or (None,)
    for f in fields:
        part = data if f is None else data[f]
        if part.dtype.kind == "f" and not np.isfinite(part).all():
            raise AssertionError(f"{name}{'.' + f if f else ''} is not finite")


def child(files, debug, adjoint):
    wp.config.quiet = True
    wp.config.mode = "debug" if debug else "release"
    wp.config.kernel_cache_dir = tempfile.mkdtemp(prefix="run_in_warp_")
    warnings.simplefilter("ignore")
    wp.init()
    for path in files:
        print("@", path, flush=True)
        try:
            launch(path, "cpu", 7, adjoint)
            print("= ok", flush=True)
        except BaseException as e:
            print("!", type(e).__name__, " ".join(str(e).split())[:300], flush=True)


def main():
    import shutil
    import subprocess

    if sys.argv[1] == "--child":
        child(sys.argv[4:], sys.argv[2] == "1", sys.argv[3] == "1")
        shutil.rmtree(wp.config.kernel_cache_dir, ignore_errors=True)
        return 0
    folder = sys.argv[1]
    debug, adjoint = "--debug" in sys.argv, "--adjoint" in sys.argv
    numbers_given = [a for a in sys.argv[2:] if a.isdigit()]
    limit = int(numbers_given[0]) if numbers_given else 10**9
    files = sorted(glob.glob(os.path.join(folder, "*.py")))[:limit]
    bad = 0
    for at in range(0, len(files), BATCH):
        batch = files[at : at + BATCH]
        while batch:
            command = [sys.executable, __file__, "--child", str(int(debug)), str(int(adjoint)), *batch]
            done = subprocess.run(command, capture_output=True, text=True)
            finished, current = 0, ""
            for line in done.stdout.splitlines():
                if line.startswith("@ "):
                    current = line[2:]
                elif line.startswith("= ") or line.startswith("! "):
                    finished += 1
                    if line.startswith("! "):
                        bad += 1
                        print(f"{os.path.basename(current)}: {line[2:]}", flush=True)
            if finished < len(batch):
                bad += 1
                print(f"{os.path.basename(batch[finished])}: died ({done.returncode}) {done.stderr[-300:]}", flush=True)
                finished += 1
            batch = batch[finished:]
    print(f"{len(files)} kernels, {bad} failed")
    return 1 if bad or not files else 0


if __name__ == "__main__":
    sys.exit(main())
