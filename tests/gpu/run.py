"""Standalone programs and rows on a CUDA device; driven by run.sh, described in docs/gpu.md.

1. 200 standalone programs are built by nvcc and run: each compares its kernel with its reference, and with its cases.
2. The cases of 1,000 rows run through Warp: outputs and gradients beside those that the rows state.
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
BATCH = 25  # rows of a module
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


def check_program(folder: Path, arch: str, largest: int) -> str:
    """What is wrong with a program, "" if nothing is; `largest` bounds the elements of its largest launch."""
    if error := build(folder, arch):
        return error
    limit = min(largest, json.loads((folder / "metadata.json").read_text())["launch"][0]["limit"])
    cases = [program(folder), "--cases", folder / "cases.json"]
    runs = [[program(folder)], cases, [program(folder), limit]]
    if checker := shutil.which("compute-sanitizer"):
        runs.append([checker, "--error-exitcode", "3", *cases])
    for command in runs:
        code, said = finish(*command)
        if code:
            return f"{' '.join(map(str, command))}: " + (said.strip()[-500:] or f"ended with code {code}")
    return ""


def each_said(what: str, results, count: int) -> list:
    """The results, with a line for every tenth part of them, as it takes minutes."""
    out = []
    for result in results:
        out.append(result)
        if len(out) * 10 // count > (len(out) - 1) * 10 // count:
            print(f"{what}: {len(out)} of {count}", flush=True)
    return out


def standalone(output: Path, arch: str, each: int, largest: int) -> tuple[int, list]:
    """As many of each category by construct, and as many again from plans."""
    failures, count = [], 0
    for name, which in (("constructs", ("-c", harness.CONSTRUCTS, "-n", each)),
                        ("plans", ("-c", harness.standalone_plans(), "--count", 10 * each))):
        weft("cuda", "-q", *which, "-s", 2026, "--cases", 2, "-o", output / name, "--overwrite", "--arch", arch)
        folders = sorted((output / name).glob("sample_*"))
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            errors = each_said(f"programs, {name}", pool.map(lambda f: check_program(f, arch, largest), folders), len(folders))
        failures += [(f.name, error) for f, error in zip(folders, errors, strict=True) if error]
        count += len(folders)
    return count, failures


def row_batch(batch: list, folder: Path, device: str) -> list:
    """What case_rows.py says of the rows, in processes of their own: one that ends early, at the device's fault or over
    time, costs one row."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "rows.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in batch))
    verdicts = []
    while len(verdicts) < len(batch):
        first = len(verdicts)
        # -u: what kernels print and what the script prints stay in order.
        code, said = finish(sys.executable, "-u", ROOT / "tests" / "gpu" / "case_rows.py", path, folder, device, first, seconds=1200)
        verdicts += [json.loads(line[5:]) for line in said.splitlines() if line.startswith("row: ")]
        if len(verdicts) < len(batch) and (code != 3 or len(verdicts) == first):
            row = batch[len(verdicts)]
            verdicts.append([row["index"], row["category"], 0, 0, f"the process ended with code {code}: {said.strip()[-300:]}"])
    return verdicts


def rows(output: Path, count: int, device: str) -> tuple[dict, list]:
    """Rows of the default mix and of the categories by construct, half and half; how many were compared."""
    verdicts = []
    for name, categories, seed in (("mix", (), 2027), ("constructs", ("-c", harness.CONSTRUCTS), 2028)):
        if not count // 2:
            continue
        weft("generate", "-q", "--full", "--format", "jsonl", "--rows-per-shard", "1000000", "-n", count // 2, "-s", seed,
             *categories, "-o", output / name, "--overwrite")
        made = [json.loads(line) for line in next((output / name / "data").glob("*.jsonl")).open()]
        batches = [made[at:at + BATCH] for at in range(0, len(made), BATCH)]
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            done = pool.map(lambda b: row_batch(b[1], output / f"{name}_{b[0]}", device), enumerate(batches))
            verdicts += [v for said in each_said(f"batches of {BATCH} rows, {name}", done, len(batches)) for v in said]
    figures = {"rows": len(verdicts), "rows with a case": sum(v[2] > 0 for v in verdicts),
               "cases": sum(v[2] for v in verdicts), "cases with gradients": sum(v[3] for v in verdicts)}
    return figures, [(f"row {v[0]} ({v[1]})", v[4]) for v in verdicts if v[4]]


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


PARTS = ("programs", "rows", "times")


def main() -> int:
    p = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    p.add_argument("--output", type=Path, required=True)
    p.add_argument("--programs", type=int, default=10, help="of each category by construct; ten times as many from plans")
    p.add_argument("--rows", type=int, default=1000)
    p.add_argument("--largest", type=int, default=SIZES[-1], help="elements of the largest launch")
    p.add_argument("--only", choices=PARTS, nargs="+", default=PARTS, help="parts to run")
    args = p.parse_args()
    args.output.mkdir(parents=True, exist_ok=True)
    what = {"device": device(), "times": []}
    if not find_nvcc():
        print("no nvcc in $NVCC, PATH, $CUDA_HOME, /usr/local/cuda, $VIRTUAL_ENV or .venv")
        print("0 passed, 1 failed")
        return 1
    passed, failures = 0, []
    if "programs" in args.only:
        count, failures = standalone(args.output / "programs", what["device"]["arch"], args.programs, args.largest)
        what["programs"] = count
        passed += count - len(failures)
    if "rows" in args.only:
        what["rows"], failed = rows(args.output / "rows", args.rows, "cuda")
        passed += what["rows"]["rows"] - len(failed)
        failures += failed
    if "times" in args.only:
        what["times"], failed = times(args.output / "times", what["device"]["arch"], args.largest)
        passed += sum(t["passed"] for t in what["times"])
        failures += failed
    what["failures"] = failures
    (args.output / "gpu.json").write_text(json.dumps(what, indent=2) + "\n")
    (args.output / "gpu.md").write_text(markdown(what))
    print(json.dumps({k: v for k, v in what.items() if k not in ("times", "failures")}))
    print(markdown(what))
    for name, why in failures:
        print(f"{name}: {why}")
    print(f"{passed} passed, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    raise SystemExit(main())
