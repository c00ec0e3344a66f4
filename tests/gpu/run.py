"""Standalone programs and rows on a CUDA device; driven by run.sh, described in docs/gpu.md.

1. 200 standalone programs are built by nvcc and run: each compares its kernel with its reference.
2. 200 rows of a dataset run through Warp on the CPU and on the GPU, forward results and adjoints compared.
3. One program of each category with 1 K to 10 M elements: time of the kernel and of one CPU thread.
"""
import argparse
import json
import math
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
WEFT = Path(os.environ.get("WEFT_BIN", ROOT / "weft"))
SIZES = (1_000, 10_000, 100_000, 1_000_000, 10_000_000)
sys.path.insert(0, str(ROOT / "tests" / "support"))


def weft(*arguments):
    subprocess.run([str(WEFT), *map(str, arguments)], check=True)


def device() -> dict:
    query = subprocess.run(["nvidia-smi", "--query-gpu=name,driver_version,compute_cap", "--format=csv,noheader"],
                           capture_output=True, text=True, check=True).stdout.splitlines()[0]
    name, driver, capability = (part.strip() for part in query.split(","))
    return {"name": name, "driver": driver, "arch": "sm_" + capability.replace(".", "")}


def build(folder: Path, arch: str) -> str:
    run = subprocess.run(["make", "-s", "-C", str(folder), f"ARCHS={arch}"], capture_output=True, text=True)
    return run.stderr if run.returncode else ""


def program(folder: Path) -> Path:
    return folder / next(folder.glob("*.cu")).stem


def standalone(output: Path, arch: str) -> list:
    weft("cuda", "-q", "-n", 20, "-s", 2026, "-o", output, "--overwrite", "--arch", arch)
    folders = sorted(output.glob("sample_*"))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        errors = list(pool.map(lambda f: build(f, arch), folders))
    failures = []
    for folder, error in zip(folders, errors):
        if not error:
            run = subprocess.run([str(program(folder))], capture_output=True, text=True, timeout=300)
            error = "" if run.returncode == 0 else run.stdout + run.stderr
        if error:
            failures.append((folder.name, error.strip()[-500:]))
    return failures


def rows(output: Path) -> tuple[int, list]:
    """Forward results and adjoints of Warp itself on both devices."""
    import numpy as np
    import standalone_oracle as oracle
    import warp as wp

    weft("generate", "-q", "-n", 200, "-s", 2027, "-o", output, "--overwrite")
    failures, compared = [], 0
    rng = np.random.default_rng(1)
    for line in (output / "data" / "train-00000.jsonl").read_text().splitlines():
        row = json.loads(line)
        folder = output / "modules" / str(row["index"])
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{row['kernel_name']}.py"
        path.write_text(row["python_source"])
        try:
            kernel = oracle.load_kernel(path, backward=True)
            data, shapes, launch = oracle.draw_inputs(row["metadata"], kernel, rng)
            results = {d: oracle.run_with_adjoint(kernel, data, shapes, launch, d) for d in ("cpu", "cuda")}
            differs = oracle.compare_results(results["cpu"], results["cuda"], row["metadata"]["adjoint"] == "exact")
        except Exception as e:  # noqa: BLE001 - every row gets a verdict
            differs = f"{type(e).__name__}: {e}"
        compared += 1
        if differs:
            failures.append((f"row {row['index']} ({row['category']})", differs))
    return compared, failures


def times(output: Path, arch: str) -> tuple[list, list]:
    weft("cuda", "-q", "-n", 1, "-s", 7, "-o", output, "--overwrite", "--arch", arch)
    table, failures = [], []
    for folder in sorted(output.glob("sample_*")):
        if error := build(folder, arch):
            failures.append((f"{folder.name} --bench", error.strip()[-500:]))
            continue
        launch = json.loads((folder / "metadata.json").read_text())["launch"]
        others = math.prod(dim["size"] for dim in launch[1:])
        for size in SIZES:
            run = subprocess.run([str(program(folder)), str(size // others), "--bench"], capture_output=True,
                                 text=True)
            found = re.search(r"kernel ([\d.]+) ms, ([\d.]+) GB/s; one CPU thread ([\d.]+) ms", run.stdout)
            if found:
                kernel, bandwidth, cpu = map(float, found.groups())
                table.append({"category": folder.name.split("_", 2)[2], "size": size // others * others,
                              "gpu_ms": kernel, "gb_per_s": bandwidth, "cpu_ms": cpu,
                              "passed": run.returncode == 0})
            else:
                failures.append((f"{folder.name} --bench", (run.stdout + run.stderr).strip()[-500:]))
    return table, failures


def markdown(what: dict) -> str:
    lines = [f"{what['device']['name']}, driver {what['device']['driver']}", "",
             "| category | elements | GPU ms | GB/s | CPU ms | ratio |", "|---|---:|---:|---:|---:|---:|"]
    for t in what["times"]:
        ratio = f"{t['cpu_ms'] / t['gpu_ms']:.1f}" if t["gpu_ms"] else "-"
        lines.append(f"| {t['category']} | {t['size']} | {t['gpu_ms']:.4f} | {t['gb_per_s']:.1f} | {t['cpu_ms']:.3f} | {ratio} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    p = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    p.add_argument("--output", type=Path, required=True)
    args = p.parse_args()
    args.output.mkdir(parents=True, exist_ok=True)
    what = {"device": device()}
    failures = standalone(args.output / "programs", what["device"]["arch"])
    compared, row_failures = rows(args.output / "rows")
    what["times"], bench_failures = times(args.output / "times", what["device"]["arch"])
    what["failures"] = failures + row_failures + bench_failures
    (args.output / "gpu.json").write_text(json.dumps(what, indent=2) + "\n")
    (args.output / "gpu.md").write_text(markdown(what))
    print(markdown(what))
    for name, why in what["failures"]:
        print(f"{name}: {why}")
    failed = len(what["failures"])
    print(f"{200 + compared + len(what['times']) + len(bench_failures) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
