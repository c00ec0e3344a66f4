#!/usr/bin/env python
"""A long launch on one core and on several: steps a second of weft run, in turns.

    python bench/cores.py --weft build/release/weft [-j 2] [--threads 400000]

Each thread adds up a short series for its element. What a launch of one thread takes, which is the start
of the program and the reading of the arrays, is taken off. On a busy machine the second core is not
free, and the ratio too low; the processor time says what sharing the threads costs.
"""

from __future__ import annotations

import argparse
import json
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

KERNEL = """import warp as wp


@wp.kernel
def series(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    s = float(0.0)
    for k in range(1, 20):
        s = s * 0.5 + x[i] / float(k)
    y[i] = s
"""


def main() -> int:
    p = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    p.add_argument("--weft", required=True)
    p.add_argument("-j", "--jobs", type=int, default=2)
    p.add_argument("--threads", type=int, default=400_000)
    p.add_argument("--turns", type=int, default=7)
    args = p.parse_args()
    import numpy as np

    with tempfile.TemporaryDirectory(prefix="weft_bench_") as name:
        folder = Path(name)
        (folder / "k.py").write_text(KERNEL)
        x = np.linspace(-1, 1, args.threads, dtype=np.float32)
        np.savez(folder / "in.npz", x=x, y=np.zeros_like(x))

        def run(threads: int, jobs: int) -> tuple[float, float, int]:
            command = [args.weft, "run", folder / "k.py", "--dim", str(threads), "--inputs", folder / "in.npz",
                       "--json", "-j", str(jobs), "--max-steps", "1000000000000"]
            begin, used = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
            text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
            seconds, after = time.perf_counter() - begin, resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
            return seconds, after - used, json.loads(text)["steps"]

        rates, times = {1: [], args.jobs: []}, {1: [], args.jobs: []}
        for _ in range(args.turns):
            start = run(1, 1)[0]
            for jobs, of_jobs in rates.items():
                seconds, used, steps = run(args.threads, jobs)
                times[jobs].append(used)
                of_jobs.append(steps / (seconds - start) / 1e6)
    one, several = (statistics.median(rates[jobs]) for jobs in (1, args.jobs))
    ratio = statistics.median(b / a for a, b in zip(rates[1], rates[args.jobs], strict=True))
    cost = statistics.median(times[args.jobs]) / statistics.median(times[1])
    print(f"one core: {one:.0f} million steps a second; {args.jobs} cores: {several:.0f}; ratio: {ratio:.2f}")
    print(f"processor time of {args.jobs} cores: {cost:.2f} times that of one")
    return 0


if __name__ == "__main__":
    sys.exit(main())
