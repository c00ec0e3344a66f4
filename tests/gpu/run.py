"""Standalone programs and rows on a CUDA device; driven by run.sh, described in docs/gpu.md.

1. 200 standalone programs are built by nvcc and run: each compares its kernel with its reference.
2. 200 rows of the categories by construct run through Warp on the CPU and on the GPU, forward results and adjoints compared.
3. One program of each category with 1 K to 10 M elements: time of the kernel and of one CPU thread.
"""
import argparse
import json
import math
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
WEFT = Path(os.environ.get("WEFT_BIN", ROOT / "weft"))
SIZES = (1_000, 10_000, 100_000, 1_000_000, 10_000_000)
sys.path.insert(0, str(ROOT / "tests" / "support"))
import harness  # noqa: E402


def weft(*arguments):
    subprocess.run([str(WEFT), *map(str, arguments)], check=True)


def device() -> dict:
    query = subprocess.run(["nvidia-smi", "--query-gpu=name,driver_version,compute_cap", "--format=csv,noheader"],
                           capture_output=True, text=True, check=True).stdout.splitlines()[0]
    name, driver, capability = (part.strip() for part in query.split(","))
    return {"name": name, "driver": driver, "arch": "sm_" + capability.replace(".", "")}


def find_nvcc() -> str:
    """Where `weft cuda verify` looks for it too."""
    if os.environ.get("NVCC"):
        return os.environ["NVCC"]
    places = [shutil.which("nvcc"), Path(os.environ.get("CUDA_HOME") or "/usr/local/cuda") / "bin" / "nvcc"]
    for venv in (os.environ.get("VIRTUAL_ENV"), ROOT / ".venv"):
        if venv:
            places += sorted(Path(venv).glob("lib/*/site-packages/nvidia/*/bin/nvcc"), reverse=True)
    return next((str(p) for p in places if p and os.access(p, os.X_OK)), "")


def finish(*command, seconds=300) -> tuple[int, str]:
    """The exit code and what it says; one that runs too long has code 124."""
    try:
        run = subprocess.run([str(c) for c in command], capture_output=True, text=True, errors="replace",
                             timeout=seconds)
    except subprocess.TimeoutExpired:
        return 124, f"ran over {seconds} s"
    except OSError as e:
        return 127, str(e)
    return run.returncode, run.stdout + run.stderr


def build(folder: Path, arch: str) -> str:
    code, said = finish("make", "-s", "-C", folder, f"ARCHS={arch}", f"NVCC={find_nvcc()}", seconds=600)
    return said or f"make ended with code {code}" if code else ""


def program(folder: Path) -> Path:
    return folder / next(folder.glob("*.cu")).stem


def standalone(output: Path, arch: str, each: int) -> tuple[int, list]:
    weft("cuda", "-q", "-n", each, "-s", 2026, "-o", output, "--overwrite", "--arch", arch)
    folders = sorted(output.glob("sample_*"))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        errors = list(pool.map(lambda f: build(f, arch), folders))
    failures = []
    for folder, error in zip(folders, errors):
        limit = json.loads((folder / "metadata.json").read_text())["launch"][0]["limit"]
        checker = shutil.which("compute-sanitizer")
        runs = [[program(folder)], [program(folder), limit]]
        if checker:
            runs.append([checker, "--error-exitcode", "3", program(folder)])
        for command in runs:
            if error:
                break
            code, said = finish(*command)
            error = said or f"ended with code {code}" if code else ""
        if error:
            failures.append((folder.name, error.strip()[-500:]))
    return len(folders), failures


def compare_rows(output: Path, first: int) -> int:
    """Forward results and adjoints of Warp itself on both devices, from the row with this number on: one line for
    each row. After an error of the device nothing that runs in the same process can be trusted: code 3."""
    import numpy as np
    import standalone_oracle as oracle
    import warp as wp

    lines = (output / "data" / "train-00000.jsonl").read_text().splitlines()
    for number, line in enumerate(lines[first:], first):
        rng = np.random.default_rng(number)
        row = json.loads(line)
        folder = output / "modules" / str(row["index"])
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{row['kernel_name']}.py"
        path.write_text(row["python_source"])
        name, lost = f"row {row['index']} ({row['category']})", False
        try:
            kernel = oracle.load_kernel(path, backward=True)
            data, shapes, launch = oracle.draw_inputs(row["metadata"], kernel, rng)
            results = {d: oracle.run_with_adjoint(kernel, data, shapes, launch, d) for d in ("cpu", "cuda")}
            differs = oracle.compare_results(results["cpu"], results["cuda"], row["metadata"]["adjoint"] == "exact")
        except Exception as e:  # noqa: BLE001 - every row gets a verdict
            differs = f"{type(e).__name__}: {e}"
            lost = "CUDA" in differs
        print("row: " + json.dumps([name, differs]), flush=True)
        if lost:
            return 3
    return 0


def rows(output: Path, count: int) -> tuple[int, list]:
    """In processes of their own: one that ends early, at the device's fault or over time, costs one row."""
    failures, compared = [], 0
    if count == 0:
        return compared, failures
    # Inputs are drawn by range alone, which is not enough for the places in other arrays that rows from plans have.
    weft("generate", "-q", "-n", count, "-s", 2027, "-c", harness.CONSTRUCTS, "-o", output, "--overwrite")
    while compared < count:
        before = compared
        # Into a file, which has what was said until then also when time is over.
        with (output / "rows.txt").open("w+") as said:
            try:
                code = subprocess.run([sys.executable, __file__, "--output", output, "--rows-from", str(compared)],
                                      stdout=said, stderr=subprocess.STDOUT, timeout=1200).returncode
            except subprocess.TimeoutExpired:
                code = 124
            said.seek(0)
            text = said.read()
        for name, differs in (json.loads(line[5:]) for line in text.splitlines() if line.startswith("row: ")):
            compared += 1
            if differs:
                failures.append((name, differs))
        if compared < count and code != 3 or compared == before:
            failures.append((f"row number {compared}", f"the process ended with code {code}: {text.strip()[-300:]}"))
            compared += 1
    return compared, failures


def times(output: Path, arch: str, largest: int) -> tuple[list, list]:
    weft("cuda", "-q", "-n", 1, "-s", 7, "-o", output, "--overwrite", "--arch", arch)
    table, failures = [], []
    for folder in sorted(output.glob("sample_*")):
        if error := build(folder, arch):
            failures.append((f"{folder.name} --bench", error.strip()[-500:]))
            continue
        launch = json.loads((folder / "metadata.json").read_text())["launch"]
        others = math.prod(dim["size"] for dim in launch[1:])
        for size in (s for s in SIZES if s <= largest):
            code, said = finish(program(folder), size // others, "--bench")
            found = re.search(r"kernel ([\d.]+) ms, ([\d.]+) GB/s; one CPU thread ([\d.]+) ms", said)
            if found:
                kernel, bandwidth, cpu = map(float, found.groups())
                table.append({"category": folder.name.split("_", 2)[2], "size": size // others * others,
                              "gpu_ms": kernel, "gb_per_s": bandwidth, "cpu_ms": cpu,
                              "passed": code == 0})
            if not found or code:
                failures.append((f"{folder.name} --bench", f"{size}: " + said.strip()[-500:]))
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
    p.add_argument("--programs", type=int, default=20, help="of each category")
    p.add_argument("--rows", type=int, default=200)
    p.add_argument("--largest", type=int, default=SIZES[-1], help="elements of the largest launch")
    p.add_argument("--rows-from", type=int, help=argparse.SUPPRESS)
    args = p.parse_args()
    if args.rows_from is not None:
        return compare_rows(args.output, args.rows_from)
    args.output.mkdir(parents=True, exist_ok=True)
    what = {"device": device()}
    if not find_nvcc():
        print("no nvcc in $NVCC, PATH, $CUDA_HOME, /usr/local/cuda, $VIRTUAL_ENV or .venv")
        print("0 passed, 1 failed")
        return 1
    programs, failures = standalone(args.output / "programs", what["device"]["arch"], args.programs)
    compared, row_failures = rows(args.output / "rows", args.rows)
    what["times"], bench_failures = times(args.output / "times", what["device"]["arch"], args.largest)
    what["failures"] = failures + row_failures + bench_failures
    (args.output / "gpu.json").write_text(json.dumps(what, indent=2) + "\n")
    (args.output / "gpu.md").write_text(markdown(what))
    print(markdown(what))
    for name, why in what["failures"]:
        print(f"{name}: {why}")
    failed = len(what["failures"])
    benches = sum(t["passed"] for t in what["times"])
    passed = programs - len(failures) + compared - len(row_failures) + benches
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
