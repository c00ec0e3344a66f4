#!/usr/bin/env python3
"""Labels of the adjoint against central differences in float64.

First the constructs of tests/analysis/adjoint, whose names say what Warp makes of each; then 300
rows labelled `exact` whose floats are float64, half of them made by the grammar and half from plans. A component is left out where two step sizes disagree
about the derivative, or its two sides, as at a kink, and counted. WEFT_ADJOINT_ROWS and WEFT_ADJOINT_SEED change how many
rows and which.
"""
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import warnings
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "support"))
import harness  # noqa: E402

ROWS = int(os.environ.get("WEFT_ADJOINT_ROWS", harness.some(300)))
SEED = os.environ.get("WEFT_ADJOINT_SEED", "42")
COMPONENTS = 60  # of a row's inputs, drawn at random where there are more
BATCH = 150  # rows of a module
# Each half: its categories, and how many rows are made for one that is taken.
HALVES = ((harness.CONSTRUCTS, 120), (",".join(harness.standalone_categories().split(",")[10:]), 110))
# What is computed in fewer digits has no central differences worth the name. Integers that pass through
# float32 on their way do no harm.
COARSE = re.compile(r"float16|float32|\bhalf\b|: float\b|=float\b|wp\.(?:vec[234]|mat[234][234]|quat|transform)h?\b"
                    r"|wp\.spatial_(?:vector|matrix)\b|noise|_approx|dtype=float\b")


def eligible(row):
    meta = row["metadata"]
    if meta["adjoint"] != "exact" or COARSE.search(row["python_source"]):
        return False
    return any(a["role"] == "in" and "shape" in a and re.search(r"float64|\w+d\b", a["type"]) for a in meta["args"])


def compare(launch, np, wp, rng):
    """(components compared, components left out, what disagrees)."""
    order = launch.orders("plain")
    launch.reset()
    weights = [rng.uniform(0.5, 1.5, data.shape) for _, data in launch.parts(("out", "inout"))]

    def total():
        wp.launch(launch.kernel, dim=launch.dim, inputs=[*order, *launch.args], device="cpu")
        return sum(
            float((data.astype(np.float64) * w).sum())
            for (_, data), w in zip(launch.parts(("out", "inout")), weights) if data.dtype == np.float64)

    tape = wp.Tape()
    launch.forward(order, tape)
    grads = {name: data for name, data in launch.parts(("out", "inout"), grad=True)}
    for (name, data), w in zip(launch.parts(("out", "inout")), weights):
        if data.dtype == np.float64:
            grads[name][...] = w
    tape.backward()
    found = {name: data.copy() for name, data in launch.parts(("in",), grad=True)}
    places = [(name, i) for name, g in found.items() if g.dtype == np.float64 for i in np.ndindex(g.shape)]
    if len(places) > COMPONENTS:
        places = [places[k] for k in sorted(rng.choice(len(places), COMPONENTS, replace=False))]
    starts = list(launch.start)
    compared, left_out, wrong = 0, 0, []

    def at(name, i, x):
        launch.start = starts
        launch.reset()
        dict(launch.parts(("in",)))[name][i] = x
        return total()

    launch.reset()
    values = {name: data.copy() for name, data in launch.parts(("in",))}
    middle = total()
    base = abs(middle)
    for name, i in places:
        x = values[name][i]
        # Three steps, and both sides of each: they disagree on a kink, beside one, and where rounding
        # decides, as in the direction of a vector that is zero but for it.
        d, noise, agree = [], 0.0, True
        for step in (2e-7, 1e-6, 5e-6):
            h = step * max(1.0, abs(x))
            up, down = at(name, i, x + h), at(name, i, x - h)
            d.append((up - down) / (2 * h))
            noise = 1e-14 * base / h + 1e-6  # what rounding leaves of a difference
            agree = agree and abs(up - 2 * middle + down) / h <= 2e-3 * abs(d[-1]) + 20 * noise
            agree = agree and abs(d[0] - d[-1]) <= 1e-3 * abs(d[-1]) + 100 * noise
        if not agree:
            left_out += 1
            continue
        if abs(found[name][i] - d[1]) <= 2e-3 * abs(d[1]) + 40 * noise:
            compared += 1
            continue
        # Nothing that has a derivative jumps when it is hardly moved.
        hardly = [k * 1e-9 * max(1.0, abs(x)) for k in (-70, -20, -9, -3, 2, 5, 12, 40, 90)]
        if any(abs(at(name, i, x + h) - middle) > 3 * abs(d[1] * h) + 1e-12 * base + 1e-12 for h in hardly):
            left_out += 1
            continue
        compared += 1
        wrong.append(f"d/d {name}{list(i)}: Warp {found[name][i]:.6g}, differences {d[1]:.6g}")
    return compared, left_out, wrong


def child(path, folder):
    import numpy as np
    import warp as wp
    import warp_rows

    rows = [json.loads(line) for line in Path(path).open()]
    warnings.simplefilter("ignore")
    wp.config.quiet = True
    wp.config.kernel_cache_dir = folder + "/cache"
    wp.init()
    module = warp_rows.load(warp_rows.joined(rows), folder, "rows")
    for n, row in enumerate(rows):
        launch = warp_rows.Launch(module, n, row, 11, True)
        print(json.dumps([f'{row["category"]} {row["index"]}', *compare(launch, np, wp, np.random.default_rng(5))]), flush=True)


def constructs(path, folder):
    """Prints the constructs whose names are not true of Warp."""
    import numpy as np
    import warp as wp
    import warp_rows

    wp.config.quiet = True
    wp.config.kernel_cache_dir = folder + "/cache"
    wp.init()
    name = Path(path).stem
    module = warp_rows.load(Path(path).read_text(), folder, name)
    rng = np.random.default_rng(3)
    if name == "tiles":
        n = 4
        shapes, types = ((n, n), (n, n), (n,)), (wp.float64,) * 3
        results = (0.3, wp.float64, (n, n)), (0.2, wp.float64, (n,))
        launch, dims = wp.launch_tiled, {"dim": 1, "block_dim": 1}
    else:
        n = 5
        shapes, types = ((n,), (n,), (n, 3)), (wp.float64, wp.float64, wp.vec3d)
        results = (0.3, wp.float64, (n,)), (wp.vec3d(0.2), wp.vec3d, (n,))
        launch, dims = wp.launch, {"dim": n}
    start = [rng.uniform(0.1, 0.9, shape) for shape in shapes]
    weights = [rng.uniform(0.5, 1.5, shape + (() if dtype is wp.float64 else (3,))) for _, dtype, shape in results]
    for name in [k for k in vars(module) if isinstance(getattr(module, k), wp.Kernel)]:
        kernel = getattr(module, name)

        def run(inputs, grad=False):
            arrays = [wp.array(x, dtype=t, requires_grad=grad, device="cpu") for x, t in zip(inputs, types)]
            outs = [wp.full(shape, value, dtype=dtype, device="cpu", requires_grad=grad) for value, dtype, shape in results]
            tape = wp.Tape()
            with tape:
                launch(kernel, inputs=[*arrays, n, *outs], device="cpu", **dims)
            if not grad:
                return sum((o.numpy() * w).sum() for o, w in zip(outs, weights))
            for o, w in zip(outs, weights):
                o.grad.assign(w)
            tape.backward()
            return [a.grad.numpy() for a in arrays]

        right = True
        for k, g in enumerate(run(start, True)):
            for i in np.ndindex(g.shape):
                up, down = ([x.copy() for x in start] for _ in range(2))
                up[k][i] += 1e-6
                down[k][i] -= 1e-6
                d = (run(up) - run(down)) / 2e-6
                right = right and abs(d - g[i]) < 1e-6 * (1 + abs(d))
        if right == name.startswith("wrong_"):
            print(f"{name} is {'right' if right else 'wrong'}")
        else:
            print("ok")


def main():
    if importlib.util.find_spec("warp") is None:
        print("skipped: warp-lang is not installed")
        print("0 passed, 0 failed, 3 skipped")
        return 0
    if sys.argv[1:2] == ["--child"]:
        return child(*sys.argv[2:])
    if sys.argv[1:2] == ["--constructs"]:
        return constructs(*sys.argv[2:])
    weft = os.environ.get("WEFT_BIN", "build/dev/weft")
    failed = passed = 0
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        for name in ("cases", "tiles"):
            done = subprocess.run([sys.executable, __file__, "--constructs", HERE.parent / f"analysis/adjoint/{name}.py", folder],
                                  capture_output=True, text=True)
            lines = [line for line in done.stdout.splitlines() if line == "ok" or " is " in line]
            untrue = [line for line in lines if line != "ok"]
            if done.returncode != 0 or untrue or not lines:
                failed += 1
                print("\n".join(untrue), done.stderr[-2000:])
            else:
                passed += 1
                print(f"{len(lines)} constructs of {name}.py are as their names say")

        rows = []
        for number, (categories, each) in enumerate(HALVES):
            wanted = ROWS * (number + 1) // len(HALVES)
            out = folder / f"rows{number}"
            subprocess.run([weft, "generate", "-q", "--adjoints", "all", "--format", "jsonl", "-n", str(ROWS // len(HALVES) * each), "-s", SEED, "-c", categories, "-d", "cpu",
                            "--cases", "0", "--rows-per-shard", "1000000", "-o", out], check=True)
            seen = 0
            for line in next((out / "data").glob("*.jsonl")).open():
                row = json.loads(line)
                seen += 1
                if eligible(row) and len(rows) < wanted:
                    rows.append({k: row[k] for k in ("index", "category", "python_source", "metadata")})
            shutil.rmtree(out)
            if len(rows) < wanted:
                print(f"only {len(rows)} of {wanted} rows: too few of {seen} of {categories} are labelled exact and all float64")
                failed += 1
        running = []
        compared = left_out = 0
        results = []
        jobs = [rows[i : i + BATCH] for i in range(0, len(rows), BATCH)]
        limit = os.cpu_count() or 1

        def collect(batch, process):
            out, err = process.communicate()
            got = [json.loads(line) for line in out.splitlines() if line.startswith("[")]
            results.extend(got)
            if len(got) < len(batch):
                results.append([f'{batch[len(got)]["category"]} {batch[len(got)]["index"]}', 0, 0, [f"died ({process.returncode}) {err[-500:]}"]])

        for n, batch in enumerate(jobs):
            if len(running) == limit:
                collect(*running.pop(0))
            sub = folder / f"batch{n}"
            sub.mkdir()
            (sub / "rows.jsonl").write_text("".join(json.dumps(r) + "\n" for r in batch))
            # -u: what kernels print and what the script prints stay in order.
            running.append((batch, subprocess.Popen([sys.executable, "-u", __file__, "--child", str(sub / "rows.jsonl"), str(sub)],
                                                    stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)))
        for batch, process in running:
            collect(batch, process)
        for index, n, skipped, wrong in sorted(results):
            compared += n
            left_out += skipped
            if wrong:
                failed += 1
                print(f"row {index} (seed {SEED}) is labelled exact: {len(wrong)} of {n} differ, {wrong[0]}")
            else:
                passed += 1
    print(f"{len(rows)} rows labelled exact: {compared} components compared, {left_out} left out at kinks")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
