#!/usr/bin/env python
"""Launches the kernels of Warp's own library on drawn inputs, for `weft capture`, whose rows bench/deletions.py takes:

    weft capture --cases 3 -d cpu -o OUT bench/library_launches.py
    python bench/deletions.py OUT

So what is said of generated kernels can be said of kernels that people wrote. Each kernel that the evaluator covers is launched
on up to three draws (tests/eval/library_kernels.py) that break no rule and change something.
"""

import sys
import warnings
from pathlib import Path

import warp as wp

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / folder) for folder in ("python", "tests/support", "tests/eval", "tests/synth")]
import library_kernels as library  # noqa: E402
import weft  # noqa: E402

CASES = 3


def draws_of(kernel, dims):
    found = 0
    for seed in range(2 * library.DRAWS):
        draw = library.Draw(kernel, seed)
        try:
            got = weft.run(kernel, dims, draw.inputs, sanitize=True)
        except weft.KernelFault:
            continue
        changes = any(value.tobytes() != draw.inputs[name].tobytes() for name, value in got.items())
        if changes and not any(f[0] in library.UNDEFINED for f in got.findings):
            yield draw
            found += 1
        if found == CASES:
            return


def main():
    warnings.simplefilter("ignore")
    wp.config.enable_backward = False
    sys.meta_path.append(library.Absent())
    root = Path(wp.__file__).parent
    for path in sorted(p for p in root.rglob("*.py") if "tests" not in p.parts):
        if "wp.kernel" not in path.read_text(encoding="utf-8"):
            continue
        try:
            module = library.module_of(path, root)
        except BaseException as e:
            print(f"{path.relative_to(root)} cannot be imported: {type(e).__name__}")
            continue
        for kernel in library.kernels_of(module):
            if kernel.is_generic:
                continue
            try:
                dims = library.dims_of(kernel)
                for draw in draws_of(kernel, dims):
                    wp.launch(kernel, dim=dims, inputs=draw.args, device="cpu")
            except Exception as e:
                print(f"{path.relative_to(root)}: {kernel.key} is left out: {type(e).__name__}")


if __name__ == "__main__":
    main()
