#!/usr/bin/env python
"""Standalone programs against Warp's own generator on the same kernels, one core, one run.

    python bench/standalone.py --weft build/release/weft [-n N]

weft makes N programs (`weft cuda --format jsonl.zst`, from the seed to the compressed file); Warp makes
the text of both devices, forward and adjoint, of the same modules, imported before. Both in seconds of
processor time, in turns.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile

os.environ.setdefault("PYTHONHASHSEED", "0")
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "tools"))

from lowering import warp_alone, warp_seconds


def child_seconds(command) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> int:
    p = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    p.add_argument("--weft", required=True)
    p.add_argument("-n", type=int, default=20, help="of each of ten categories")
    p.add_argument("--turns", type=int, default=3)
    args = p.parse_args()
    warp_oracle = warp_alone()
    folder = tempfile.mkdtemp(prefix="weft_bench_")
    subprocess.run([args.weft, "cuda", "-q", "-n", str(args.n), "-o", folder + "/cuda"], check=True)
    kernels = []
    for name in sorted(os.listdir(folder + "/cuda")):
        if not name.startswith("sample_"):
            continue
        with open(f"{folder}/cuda/{name}/metadata.json", encoding="utf-8") as f:
            kernel = json.load(f)["kernel_name"]
        kernels.append(warp_oracle.kernels_of(warp_oracle.import_file(f"{folder}/cuda/{name}/{kernel}.py"))[-1])
    # Enough programs that starting up is no matter.
    many = args.n * 50
    theirs, ours = [], []
    for turn in range(args.turns):
        theirs.append(len(kernels) / warp_seconds(kernels))
        seconds = child_seconds([args.weft, "cuda", "-q", "-j", "1", "-n", str(many), "--format", "jsonl.zst",
                                 "-o", f"{folder}/rows{turn}"])
        ours.append(10 * many / seconds)
    warp, weft = statistics.median(theirs), statistics.median(ours)
    print(f"Warp: {warp:.1f} kernels/s (turns: {', '.join(f'{r:.1f}' for r in theirs)})")
    print(f"weft: {weft:.0f} programs/s (turns: {', '.join(f'{r:.0f}' for r in ours)})")
    print(f"ratio: {weft / warp:.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
