#!/usr/bin/env python3
"""A batch of rows whose cases Warp runs on a device: its outputs and gradients beside those that the rows state;
started by run.py, which reads what this prints.

case_rows.py ROWS.jsonl FOLDER DEVICE FIRST: rows from FIRST on. Prints a line of JSON for each row: its index, its
category, how many of its cases were compared, how many had gradients compared, and what differs, "" if nothing does.
After an error of the device, nothing that runs in the same process can be trusted: it ends with code 3.
"""
import json
import sys
import warnings
from pathlib import Path

import numpy as np
import warp as wp

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "synth"))
import warp_rows  # noqa: E402

Struct = wp._src.codegen.Struct
# Of the largest gradient of an array: Warp computes with floats what the row states in doubles.
GRADIENT_TOLERANCE = {"float16": 5e-2, "float32": 2e-3, "float64": 1e-6}
is_array = wp._src.types.is_array


def stored(t, numbers):
    """Numbers as Warp stores them, which has the bits of bfloat16."""
    if warp_rows.scalar_of(t) is wp.bfloat16:
        return wp._src.types._np_float32_to_bfloat16_bits(numbers.astype(np.float32))
    return numbers.astype(wp.dtype_to_numpy(warp_rows.scalar_of(t)))


def numbers_of(entry, t=None):
    """The whole as an array of numpy, in the type that it is stated in, or of type t."""
    held = next(entry[k] for k in ("integers", "floats", "doubles") if entry.get(k) is not None)
    whole = np.array([np.nan if v is None else v for v in held]).reshape(entry["shape"])
    if entry["type"] == "uint64":
        whole = whole.astype(np.int64).view(np.uint64)  # stated as int64 with the same bits
    return whole if t is None else stored(t, whole)


def place(record, path):
    for part in path.split(".")[1:]:
        record = record[part]
    return record


def leaves(t, path):
    """(path, type) of the numbers in a struct, by the names that cases have."""
    for name, var in t.vars.items():
        if isinstance(var.type, Struct):
            yield from leaves(var.type, f"{path}.{name}")
        else:
            yield f"{path}.{name}", warp_rows.base_type(var.type)


class Case:
    """The arguments of a launch on a device, made of what a case states."""

    def __init__(self, kernel, orders, case, device, grad):
        self.case, self.device, self.grad = case, device, grad
        self.stated = {e["name"]: e for e in [*case["outputs"], *case["inputs"]]}  # an input has precedence
        self.inputs = {e["name"] for e in case["inputs"]}
        self.arrays = {}  # (type of an element, array) by name
        self.args = [*orders, *(self.argument(a.type, a.label) for a in kernel.adj.args[len(orders):])]

    def argument(self, t, name):
        if is_array(t):
            return self.array(t, name)
        if isinstance(t, Struct):
            made = t()
            for field, var in t.vars.items():
                setattr(made, field, self.argument(var.type, f"{name}.{field}"))
            return made
        values = numbers_of(self.stated[name]).ravel()
        base = warp_rows.base_type(t)
        if hasattr(base, "_shape_"):
            return base(*[v.item() for v in values])
        return bool(values[0]) if base is wp.bool else base(values[0].item())

    def array(self, t, name):
        element = warp_rows.base_type(t.dtype)
        if isinstance(element, Struct):
            paths = [(p, f) for p, f in leaves(element, name) if p in self.stated]
            shape = self.stated[paths[0][0]]["shape"][:t.ndim]
            data = np.zeros(shape, dtype=element.numpy_dtype())
            for path, field in paths:
                if path in self.inputs:
                    at = place(data, path[len(name):])
                    at[...] = numbers_of(self.stated[path], field).reshape(at.shape)
        else:
            data = numbers_of(self.stated[name], element)
            data = data if name in self.inputs else np.zeros_like(data)
        floats = isinstance(element, Struct) or warp_rows.is_float(element)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # that numpy has no bfloat16
            made = wp.array(data, dtype=element, ndim=t.ndim, device=self.device, requires_grad=self.grad and floats)
        self.arrays[name] = (element, made)
        return made

    def part(self, path, grad=False):
        """What an array holds now, or its gradient, of the numbers with this name; None where it is none of an array."""
        name = next((n for n in sorted(self.arrays, key=len, reverse=True) if path == n or path.startswith(n + ".")), None)
        if name is None:
            return None
        element, array = self.arrays[name]
        array = array.grad if grad else array
        if array is None:
            return None
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            held = place(array.numpy(), path[len(name):])
        leaf = dict(leaves(element, name))[path] if isinstance(element, Struct) else element
        return wp._src.types._np_bfloat16_bits_to_float32(held) if warp_rows.scalar_of(leaf) is wp.bfloat16 else held

    def set_cotangents(self):
        for entry in self.case["outputs"]:
            name = next((n for n in self.arrays if entry["name"] == n or entry["name"].startswith(n + ".")), None)
            if name is None or entry.get("cotangent") is None:
                continue
            gradient = self.arrays[name][1].grad
            if gradient is None:
                continue
            whole = gradient.numpy()
            at = place(whole, entry["name"][len(name):])
            at[...] = np.array(entry["cotangent"]).reshape(at.shape)
            gradient.assign(whole)


def wrong_outputs(made):
    for entry in made.case["outputs"]:
        have, want = made.part(entry["name"]).astype(np.float64).ravel(), numbers_of(entry).astype(np.float64).ravel()
        limit = np.array(entry["tolerance"] if entry.get("tolerance") is not None else 0.0)
        with np.errstate(invalid="ignore"):
            same = (have == want) | (np.isnan(have) & np.isnan(want)) | (np.abs(have - want) <= limit)
        if not same.all():
            at = int(np.argmin(same))
            return f"{entry['name']}[{at}] is {have[at]!r}, the row has {want[at]!r} ({int((~same).sum())} of {same.size})"
    return ""


def wrong_gradients(made):
    """What differs, or how many arrays were compared."""
    written = {e["name"] for e in made.case["outputs"]}
    stated = {e["name"]: np.array([np.nan if g is None else g for g in e["gradient"]])
              for e in made.case["inputs"] if e.get("gradient") is not None and e["name"] not in written}
    largest = max((float(np.abs(g[np.isfinite(g)]).max(initial=0)) for g in stated.values()), default=0)
    compared = 0
    for name, want in stated.items():
        have = made.part(name, grad=True)
        if have is None or not np.isfinite(want).all() or have.dtype.name not in GRADIENT_TOLERANCE:
            continue
        limit = GRADIENT_TOLERANCE[have.dtype.name] * max(float(np.abs(want).max(initial=0)), 1e-2 * largest, 1e-3)
        wrong = ~(np.abs(have.ravel().astype(np.float64) - want.ravel()) <= limit)
        if wrong.any():
            at = int(np.argmax(wrong))
            return (f"the gradient of {name}[{at}] is {have.ravel()[at]!r}, the row has {want.ravel()[at]!r} "
                    f"({int(wrong.sum())} of {wrong.size})")
        compared += 1
    return compared


def launch(kernel, row, case, device):
    """What differs, whether gradients were compared."""
    dim = list(case["dim"])
    orders = [wp.array(np.arange(n, dtype=np.int32), device=device) for n in dim]
    grad = row["metadata"]["adjoint"] == "exact"
    made = Case(kernel, orders, case, device, grad)
    tape = wp.Tape()
    with tape:
        if row["metadata"].get("tiled"):
            wp.launch_tiled(kernel, dim=dim, inputs=made.args, block_dim=row["metadata"]["block_dim"]["cuda"], device=device)
        else:
            wp.launch(kernel, dim=dim, inputs=made.args, device=device)
    wp.synchronize_device(device)
    if wrong := wrong_outputs(made):
        return wrong, False
    if not grad or case["gradients_jump"]:
        return "", False
    made.set_cotangents()
    tape.backward()
    wp.synchronize_device(device)
    said = wrong_gradients(made)
    return (said, True) if isinstance(said, str) else ("", said > 0)


def main():
    rows = [json.loads(line) for line in Path(sys.argv[1]).open()]
    folder, device, first = sys.argv[2], sys.argv[3], int(sys.argv[4])
    warnings.simplefilter("ignore")
    wp.config.quiet = True
    wp.config.kernel_cache_dir = folder + "/cache"
    wp.init()
    module = warp_rows.load(warp_rows.joined(rows), folder, "rows")
    for n, row in enumerate(rows[first:], first):
        compared, gradients, differs = 0, 0, ""
        try:
            for number, case in enumerate(row["cases"] or []):
                if case["order_matters"] or case["rounding_matters"]:
                    continue
                said, grad = launch(getattr(module, f"row_{n}"), row, case, device)
                if said:
                    differs = f"case {number}: {said}"
                    break
                compared, gradients = compared + 1, gradients + grad
        except Exception as e:  # noqa: BLE001 - every row gets a verdict
            differs = f"{type(e).__name__}: {' '.join(str(e).split())[:300]}"
        print("row: " + json.dumps([row["index"], row["category"], compared, gradients, differs]), flush=True)
        if "CUDA" in differs:
            sys.exit(3)


if __name__ == "__main__":
    main()
