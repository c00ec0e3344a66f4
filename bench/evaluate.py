#!/usr/bin/env python
"""Generated kernels that are each run once: weft.run() against Warp's CPU device, end to end.

    python bench/evaluate.py --weft build/bench/weft --module build/bench/src/python [-n N]

From the text of a kernel to its arrays after the launch. Warp imports the file, generates and compiles
the module, without the adjoint, loads it and launches; its cache of kernels begins empty. weft.run() reads
the file and evaluates it. Both get the same inputs, which are made before the clock starts, and are
timed in turns of some kernels, so that a busy machine slows both.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import importlib.util
import io
import json
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TURN = 25  # kernels
sys.path[:0] = [str(ROOT / "python"), str(ROOT / "tests" / "eval"), str(ROOT / "tests" / "synth")]


def load_native(folder: str) -> str:
    """The module of a build as the package's own, whatever stands in the tree; the build's type."""
    path = next(Path(folder).resolve().glob("_weft*.so"))
    spec = importlib.util.spec_from_file_location("weft._weft", path)
    module = importlib.util.module_from_spec(spec)
    sys.modules["weft._weft"] = module
    spec.loader.exec_module(module)
    import weft

    weft._weft = module
    return module.build_type


def launch_of(row, path):
    """The row's launch in Warp, of a module under a name of its own, which is not compiled yet."""
    import warp_rows

    module = warp_rows.load(row["python_source"], str(path.parent), path.stem)
    for name, value in list(vars(module).items()):
        setattr(module, f"{name}_0", value)  # as warp_rows.joined() names them
    module.row_0 = getattr(module, row["kernel_name"])
    return warp_rows.Launch(module, 0, row, 7, False)


def import_again(path, n):
    spec = importlib.util.spec_from_file_location(f"timed_{n}", path)
    sys.modules[f"timed_{n}"] = module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)


def time_turn(rows, folder):
    """(seconds of Warp, seconds of weft) of each row that weft evaluates: first all of weft's."""
    import eval_rows
    import warp as wp

    import weft

    # A file is imported twice: for the inputs, which have types of the module, and under the clock. The
    # kernel of the first module is launched, which compiles it.
    jobs = []
    for row in rows:
        n = row["index"]
        launch = launch_of(row, folder / f"inputs_{n}.py")
        path = folder / f"row_{n}.py"
        path.write_text(row["python_source"])
        jobs.append((n, path, launch, eval_rows.inputs_of(launch, row)))
    gc.collect()
    ours = {}
    for n, path, launch, inputs in jobs:
        begin = time.perf_counter()
        with contextlib.suppress(weft.UnsupportedError):
            weft.run(path, launch.dim, inputs)
            ours[n] = time.perf_counter() - begin
    out = []
    for n, path, launch, _ in jobs:
        launch.reset()
        begin = time.perf_counter()
        import_again(path, n)
        with contextlib.redirect_stdout(io.StringIO()):
            wp.launch(launch.kernel, dim=launch.dim, inputs=launch.args, device="cpu")
        for _, _, _, g in launch.arrays:
            g.array.numpy()
        if n in ours:
            out.append((time.perf_counter() - begin, ours[n]))
    return out


def main() -> int:
    p = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    p.add_argument("--weft", required=True)
    p.add_argument("--module", required=True, help="folder with the Python module _weft of a build")
    p.add_argument("-n", type=int, default=1000, help="kernels")
    p.add_argument("--large", action="store_true", help="launches of the sizes that rows state, of hundreds of threads and more, "
                   "in place of the sizes of their first cases")
    args = p.parse_args()
    build = load_native(args.module)
    import warp as wp

    warnings.simplefilter("ignore")
    with tempfile.TemporaryDirectory(prefix="weft_bench_") as name:
        folder = Path(name)
        wp.config.quiet = True
        wp.config.kernel_cache_dir = str(folder / "cache")
        wp.config.enable_backward = False
        wp.init()
        made = [args.weft, "generate", "-q", "--full", "--format", "jsonl", "--rows-per-shard", "1000000", "-n", str(args.n), "--cases", "1", "-o", folder / "rows"]
        subprocess.run(made, check=True)
        rows = [json.loads(line) for line in next((folder / "rows" / "data").glob("*.jsonl")).open()]
        rows = [row for row in rows if row["cases"]]  # the evaluator has no objects of Warp
        for row in rows if not args.large else []:
            for d, size in zip(row["metadata"]["launch"], row["cases"][0]["dim"], strict=True) if row.get("cases") else []:
                d["size"] = size
        times = []
        for at in range(0, len(rows), TURN):
            times += time_turn(rows[at : at + TURN], folder)
    warp, weft = [1e3 * t[0] for t in times], sorted(1e3 * t[1] for t in times)
    total = statistics.fmean(warp) / statistics.fmean(weft)
    middle = statistics.median(warp) / statistics.median(weft)
    most = weft[len(weft) * 99 // 100 :]
    share, others = sum(most) / sum(weft), statistics.fmean(weft[: -len(most)])
    print(f"the module is a {build} build; {len(times)} of {len(rows)} kernels, each run once")
    print(f"Warp: {statistics.fmean(warp):.1f} ms a kernel, median {statistics.median(warp):.1f}")
    print(f"weft: {statistics.fmean(weft):.2f} ms a kernel, median {statistics.median(weft):.2f}; "
          f"the longest 1 % of the launches take {100 * share:.0f} % of the time, the others {others:.2f} ms")
    print(f"ratio: {total:.0f} of the sums, {middle:.0f} of the medians")
    return 0


if __name__ == "__main__":
    sys.exit(main())
