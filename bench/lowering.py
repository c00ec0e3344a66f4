#!/usr/bin/env python
"""Lowering and emission against Warp's own generator on the same modules, one core, one run.

    python bench/lowering.py --weft build/bench/weft --bench build/bench/bench/compile_bench [-n N]

Both sides make the text of both devices, forward and adjoint, of the first rows of the grammar's ten categories:
Warp from imported modules (hashing, building, code generation; imports are not counted), weft from
trees. The two are timed in turns, so that a busy machine slows both.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import warnings

os.environ.setdefault("PYTHONHASHSEED", "0")
# As bench/compile_bench.cpp takes them in turn.
CATEGORIES = "arithmetic,math,vector,matrix,control_flow,atomic,nested_loop,multi_conditional,combined,scalar_param"
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "tools"))
sys.path.insert(0, os.path.join(HERE, "..", "tests", "oracle"))


def warp_seconds(kernels) -> float:
    import warp_oracle

    start = time.process_time()
    for kernel in kernels:
        for device in ("cpu", "cuda"):
            warp_oracle.kernel_source(kernel, device)
    return time.process_time() - start


def warp_alone():
    """The oracle, told to be quiet: what Warp says as it starts is no result."""
    import warp_oracle

    warnings.simplefilter("ignore")
    with open(os.devnull, "w") as nowhere, contextlib.redirect_stdout(nowhere):
        warp_oracle.quiet()
    return warp_oracle


def weft_rate(bench: str) -> dict:
    run = subprocess.run(
        [bench, "--benchmark_filter=lower_and_emit", "--benchmark_format=json", "--benchmark_min_time=0.5"],
        capture_output=True,
        text=True,
        check=True,
    )
    result = json.loads(run.stdout)["benchmarks"][0]
    return {"kernels": result["kernels"], "text": result["text"]}


def main() -> int:
    p = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    p.add_argument("--weft", required=True)
    p.add_argument("--bench", required=True)
    p.add_argument("-n", type=int, default=200, help="modules that Warp lowers in each turn")
    p.add_argument("--turns", type=int, default=3)
    args = p.parse_args()
    from oracle_rows import read_rows

    warp_oracle = warp_alone()
    folder = tempfile.mkdtemp(prefix="weft_bench_")
    subprocess.run([args.weft, "generate", "--full", "--format", "jsonl", "-n", str(args.n), "-c", CATEGORIES, "-o", folder + "/rows", "--quiet"], check=True)
    kernels = []
    for row in read_rows(folder + "/rows"):
        os.makedirs(f"{folder}/{row['index']}")
        path = f"{folder}/{row['index']}/{row['kernel_name']}.py"
        with open(path, "w", encoding="utf-8") as f:
            f.write(row["python_source"])
        kernels.append(warp_oracle.kernels_of(warp_oracle.import_file(path))[-1])
    rates, ours, text = [], [], []
    for _ in range(args.turns):
        rates.append(len(kernels) / warp_seconds(kernels))
        r = weft_rate(args.bench)
        ours.append(r["kernels"])
        text.append(r["text"])
    warp, weft = statistics.median(rates), statistics.median(ours)
    print(f"Warp: {warp:.1f} kernels/s (turns: {', '.join(f'{r:.1f}' for r in rates)})")
    print(f"weft: {weft:.0f} kernels/s (turns: {', '.join(f'{r:.0f}' for r in ours)}), "
          f"{statistics.median(text) / 1e6:.0f} MB/s of text")
    print(f"ratio: {weft / warp:.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
