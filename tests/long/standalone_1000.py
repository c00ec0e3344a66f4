#!/usr/bin/env python3
"""1,000 standalone programs of a fresh seed: everything that can be checked of them without a GPU.

`weft cuda verify --sanitize` on all, which also runs their cases, whose outputs are the evaluator's; their outputs
against Warp's own on its CPU device, and the types of their values; and mutants of their kernels, of which at least
95 % of those that change an output should print FAIL.
WEFT_STANDALONE_SEED repeats a run. `standalone_1000.py --mutants FOLDER` does the last of it alone, for
the programs of a folder.
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
from declared_types import wrong_types  # noqa: E402
from standalone_modules import dump_rounds  # noqa: E402

FLAGS = ["-std=c++17", "-O1", "-w", "-x", "c++"]


def judge(job):
    folder, number, what, source, mutant = job
    work = folder / f"mutant_{number}"
    work.mkdir()
    try:
        return mutants.judge(folder, work, source, mutant), f"{folder.name}: {what}"
    finally:
        shutil.rmtree(work)


def fails(job):
    folder, number, what, _, mutant = job
    work = folder / f"launch_{number}"
    work.mkdir()
    try:
        return mutants.fails(folder, work, mutant), f"{folder.name}: {what}"
    finally:
        shutil.rmtree(work)


def judge_mutants(samples, each: int, pool) -> int:
    """Prints what became of the mutants; 1 if too many of those that change an output pass."""
    jobs = []
    for sample in samples:
        source = next(sample.glob("*.cu")).read_text()
        jobs += [(sample, i, what, source, text) for i, (what, text) in enumerate(mutants.mutants(source, each))]
    verdicts = [v for v in pool.map(judge, jobs) if v[0] is not None]
    count = {kind: sum(v[0] == kind for v in verdicts) for kind in mutants.KINDS}
    equal = sum(count[kind] for kind in mutants.EQUAL)
    print(f"{len(verdicts)} mutants; {equal} change no bit of any output in {mutants.ROUNDS} rounds of inputs in the "
          "stated ranges")
    for kind, meaning in mutants.KINDS.items():
        print(f"  {count[kind]:4} {count[kind] / len(verdicts):6.1%}  {meaning}")
    for kind, what in verdicts:
        if kind != "fail":
            print(f"{kind}: {what}")
    caught = count["fail"] / (len(verdicts) - equal)
    print(f"of those that change an output {caught:.1%} print FAIL", flush=True)
    return int(caught < 0.95) | judge_launches(samples, pool)


def judge_launches(samples, pool) -> int:
    """Mutants of the launch, all of which fail."""
    jobs = []
    for sample in samples:
        source = next(sample.glob("*.cu")).read_text()
        jobs += [(sample, i, what, source, text) for i, (what, text) in enumerate(mutants.launch_mutants(source))]
    verdicts = [v for v in pool.map(fails, jobs) if v[0] is not None]
    passed = [what for failed, what in verdicts if not failed]
    print(f"{len(verdicts)} mutants of the launch, {len(passed)} pass", *passed, sep="\n  ", flush=True)
    return int(bool(passed))


def main() -> int:
    if sys.argv[1:2] == ["--mutants"]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return judge_mutants(sorted(Path(sys.argv[2]).glob("sample_*")), 5, pool)
    weft = os.environ["WEFT_BIN"]
    seed = os.environ.get("WEFT_STANDALONE_SEED") or str(secrets.randbelow(2**63))
    print(f"seed {seed}", flush=True)
    folder = Path(tempfile.mkdtemp(prefix="weft_standalone_"))
    try:
        subprocess.run([weft, "cuda", "-q", "-n", "100", "--cases", "4", "-s", seed, "-o", folder / "out"], check=True)
        status = subprocess.run([weft, "cuda", "verify", folder / "out", "--sanitize"]).returncode
        samples = sorted((folder / "out").glob("sample_*"))

        def dump(sample):
            program = sample / "program"
            subprocess.run(["g++", *FLAGS, "-o", program, next(sample.glob("*.cu"))], check=True)
            if said := dump_rounds(sample, 5):
                print(f"{sample.name}: {said}", flush=True)
            for line in (wrong := wrong_types(sample)):
                print(f"{sample.name}: {line}", flush=True)
            return bool(wrong)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            status |= any(list(pool.map(dump, samples)))
            status |= subprocess.run([sys.executable, ROOT / "tests/support/standalone_oracle.py", "--debug", *samples]).returncode
            # Of every category: their turns come round every ten samples.
            status |= judge_mutants(samples[::9], 5, pool)
        return status
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
