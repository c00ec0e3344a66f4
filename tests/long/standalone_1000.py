#!/usr/bin/env python3
"""1,000 standalone programs of a fresh seed: everything that can be checked of them without a GPU.

`weft cuda verify --sanitize` on all; their outputs against Warp's own on its CPU device; and mutants of
their kernels, of which at least 95 % of those that change an output should print FAIL.
WEFT_STANDALONE_SEED repeats a run.
"""

import os
import secrets
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tests" / "support"))
import mutants  # noqa: E402

FLAGS = ["-std=c++17", "-O1", "-w", "-x", "c++"]


def run_mutant(job):
    folder, number, what, source = job
    work = folder / f"mutant_{number}"
    work.mkdir()
    try:
        shutil.copy(folder / "cuda_on_cpu.h", work)
        (work / "mutant.cu").write_text(source)
        if subprocess.run(["g++", *FLAGS, "-o", work / "mutant", work / "mutant.cu"], capture_output=True).returncode:
            return None
        try:
            failed = subprocess.run([work / "mutant"], capture_output=True, timeout=60).returncode != 0
        except subprocess.TimeoutExpired:
            return "fail", what
        if failed:
            return "fail", what
        # Does it change any bit of any output? The same program with no tolerance at all says.
        for tolerance in ("kTolerance = 1e-4", "kToleranceDouble = 1e-9", "kToleranceHalf = 1e-2"):
            source = source.replace(tolerance, tolerance.split("=")[0] + "= 0.0")
        (work / "mutant.cu").write_text(source)
        subprocess.run(["g++", *FLAGS, "-o", work / "mutant", work / "mutant.cu"], check=True)
        same = subprocess.run([work / "mutant"], capture_output=True, timeout=60).returncode == 0
        return "equal" if same else "missed", f"{folder.name}: {what}"
    finally:
        shutil.rmtree(work)


def main() -> int:
    weft = os.environ["WEFT_BIN"]
    seed = os.environ.get("WEFT_STANDALONE_SEED") or str(secrets.randbelow(2**63))
    print(f"seed {seed}", flush=True)
    folder = Path(tempfile.mkdtemp(prefix="weft_standalone_"))
    try:
        subprocess.run([weft, "cuda", "-q", "-n", "100", "-s", seed, "-o", folder / "out"], check=True)
        status = subprocess.run([weft, "cuda", "verify", folder / "out", "--sanitize"]).returncode
        samples = sorted((folder / "out").glob("sample_*"))

        def dump(sample):
            program = sample / "program"
            subprocess.run(["g++", *FLAGS, "-o", program, next(sample.glob("*.cu"))], check=True)
            subprocess.run([program, "--dump", sample / "dump.json"], capture_output=True)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(dump, samples))
            status |= subprocess.run([sys.executable, ROOT / "tests/support/standalone_oracle.py", *samples]).returncode
            jobs = [(s, i, what, source) for s in samples[::4]
                    for i, (what, source) in enumerate(mutants.mutants(next(s.glob("*.cu")).read_text(), 2))]
            verdicts = [v for v in pool.map(run_mutant, jobs) if v]
        count = {kind: sum(v[0] == kind for v in verdicts) for kind in ("fail", "missed", "equal")}
        print(f"mutants: {count['fail']} fail, {count['missed']} change an output by less than the tolerance, "
              f"{count['equal']} change no bit of any output on the stated inputs")
        for kind, what in verdicts:
            if kind == "missed":
                print("missed:", what)
        caught = count["fail"] / max(1, count["fail"] + count["missed"])
        return status or caught < 0.95
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
