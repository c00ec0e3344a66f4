#!/usr/bin/env python3
"""Holds generated modules against the pinned Warp's own code generator, without a GPU.

accept_in_warp.py FOLDER: every *.py in FOLDER is imported and its kernel put through Warp's
ModuleBuilder for both devices, forward and adjoint. Prints one line a refusal and a summary;
exits 1 if Warp refused any.
"""
import glob
import importlib.util
import os
import sys
import warnings

import warp as wp
import warp._src.context as ctx


def load(path):
    name = os.path.basename(path)[:-3]
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def generate(path, devices=("cpu", "cuda")):
    kernels = [v for v in vars(load(path)).values() if isinstance(v, wp.Kernel)]
    assert len(kernels) == 1, f"{len(kernels)} kernels"
    kernel = kernels[0]
    size = 0
    for device in devices:
        options = kernel.module.resolve_options(wp.config, block_dim=256 if device == "cuda" else 1)
        options["output_arch"] = None
        hasher = ctx.ModuleHasher([kernel], {k: v for k, v in options.items() if k != "output_arch"})
        builder = ctx.ModuleBuilder(kernel.module, options, hasher, target=device)
        size += len(builder.codegen(device))
    return size


def main():
    wp.config.quiet = True
    warnings.simplefilter("ignore")
    wp.init()
    files = sorted(glob.glob(os.path.join(sys.argv[1], "*.py")))
    refused = 0
    for path in files:
        try:
            generate(path)
        except Exception as e:  # whatever Warp raises is a refusal
            refused += 1
            text = " ".join(str(e).split())
            print(f"{os.path.basename(path)}: {type(e).__name__}: {text[:300]}")
    print(f"{len(files)} modules, {refused} refused")
    return 1 if refused or not files else 0


if __name__ == "__main__":
    sys.exit(main())
