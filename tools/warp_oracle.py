"""What Warp's own code generator emits for a module: the oracle of the tests.

`texts(path)` imports a Python file as a fresh module and returns, for every kernel defined in it
and for each device, the text between the prelude's last macro and the launch glue, cut into the
three parts that a row carries. No GPU is needed: nothing is compiled.

Used as a program it prints one kernel's text:

    python tools/warp_oracle.py FILE.py [-k KERNEL] [-d cpu|cuda] [--no-backward]
"""

from __future__ import annotations

import argparse
import importlib.util
import inspect
import os
import sys

os.environ.setdefault("PYTHONHASHSEED", "0")

import warp as wp
import warp._src.context as ctx

PRELUDE_END = "adj_cast_int(x, adj_x, adj_ret)"


def import_file(path: str):
    """Imports `path` under the name of its stem; a second import of the same path runs it again."""
    name = os.path.splitext(os.path.basename(path))[0]
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def kernels_of(module) -> list:
    """The kernels a module defines, in the order of definition."""
    found = [k for k in vars(module).values() if isinstance(k, ctx.Kernel)]
    return sorted(found, key=lambda k: k.adj.fun_lineno)


def kernel_source(kernel, device: str, backward: bool = True, block_dim: int | None = None) -> str:
    """Warp's whole generated source for a module that holds just this kernel."""
    module = kernel.module
    if block_dim is None:
        block_dim = 1 if device == "cpu" else module.options["block_dim"]
    if hasattr(module, "resolve_options"):
        options = dict(module.resolve_options(wp.config, block_dim=block_dim))
    else:  # before 1.19, as tools/upgrade-warp may have it
        options = {**module.options, "block_dim": block_dim}
    options["output_arch"] = None
    # The module's own wp.set_module_options() may have turned it off already.
    options["enable_backward"] = backward and options["enable_backward"]
    hashed = {k: v for k, v in options.items() if k != "output_arch"}
    if module.has_unresolved_static_expressions:
        # As Module.get_module_hash(): what wp.static() gives late, in the kernel or in what it calls, enters the hash.
        ctx.ModuleBuilder(module, options, ctx.ModuleHasher([kernel], hashed))
    hasher = ctx.ModuleHasher([kernel], hashed)
    target = {"target": device} if "target" in inspect.signature(ctx.ModuleBuilder).parameters else {}
    builder = ctx.ModuleBuilder(module, options, hasher, **target)
    return builder.codegen(device)


def body_of(kernel, text: str, device: str, backward: bool) -> str:
    """The part of `text` that is the kernel's own: after the prelude, before the launch glue."""
    backward = backward and kernel.module.options["enable_backward"]
    backward = kernel.options.get("enable_backward", backward)  # the decorator has the last word
    start = text.index("\n", text.index(PRELUDE_END)) + 1
    last = f"{kernel.get_mangled_name()}_{device}_kernel_{'backward' if backward else 'forward'}("
    if kernel.options.get("entry_point_abi") == "external_constant_params":
        last = f"__global__ void {kernel.get_mangled_name()}()"
    at = text.index(last, start)
    return text[start : text.index("\n}\n", at) + 3]


def texts(path: str, devices=("cpu", "cuda"), backward: bool = True, kernel: str | None = None,
          blocks: dict | None = None) -> dict:
    """{kernel name: {device: text, "hash": hex}}; paths in comments are reduced to the file's name. `blocks`: threads in
    a block, by device, where they are not those of a plain launch."""
    folder = os.path.dirname(os.path.abspath(path)) + "/"
    module = import_file(path)
    out = {}
    for k in kernels_of(module):
        if kernel is not None and k.key != kernel:
            continue
        entry = {}
        for device in devices:
            # Of a kernel for any types, its overloads one after the other.
            parts = []
            for one in k.overloads.values() if k.is_generic else [k]:
                text = kernel_source(one, device, backward, (blocks or {}).get(device))
                parts.append(body_of(one, text, device, backward).replace(folder, ""))
                entry["hash"] = one.hash.hex()
            if parts:
                entry[device] = "".join(parts)
        if entry:
            out[k.key] = entry
    return out


def quiet() -> None:
    wp.config.quiet = True
    wp.config.verbose = False
    if hasattr(wp, "LOG_ERROR"):
        wp.config.log_level = wp.LOG_ERROR
    wp.init()


def main() -> int:
    p = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    p.add_argument("file")
    p.add_argument("-k", "--kernel")
    p.add_argument("-d", "--device", choices=("cpu", "cuda"), default="cpu")
    p.add_argument("--no-backward", action="store_true")
    args = p.parse_args()
    quiet()
    for name, entry in texts(args.file, (args.device,), not args.no_backward, args.kernel).items():
        sys.stdout.write(entry[args.device])
    return 0


if __name__ == "__main__":
    sys.exit(main())
