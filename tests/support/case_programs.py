"""Standalone programs judged by the evaluator: their cases, of which it made the outputs, as test vectors.

The programs come from `weft cuda --cases`. Each is compiled by a host compiler, as `make cpu-check` does, and runs all
its cases; the kernel and the reference both have to leave the outputs of the evaluator.
"""
import json
import os
import re
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

CXX = shutil.which("g++") or shutil.which("c++")
FLAGS = ["-std=c++17", "-O0"]
# What any of the programs includes, compiled once.
HEADERS = ["algorithm", "charconv", "chrono", "cmath", "cstdint", "cstdio", "cstdlib", "cstring", "fstream", "iterator",
           "stdexcept", "string", "type_traits", "vector"]


@dataclass
class Verdict:
    program: str
    fault: str = ""  # empty: every case passed
    cases: int = 0
    skipped: int = 0  # of the cases, as another rounding may lead to other outputs
    largest: float = 0.0  # error of an output, relative to 1 + |expected|


class Headers:
    """A folder with the headers of programs, precompiled."""

    def __init__(self, folder: Path, cuda_on_cpu: Path):
        self.flags = ["-I", str(folder), "-include", "all.h", "-x", "c++"]
        folder.mkdir()
        shutil.copy(cuda_on_cpu, folder)
        includes = ['"cuda_on_cpu.h"'] + [f"<{h}>" for h in HEADERS]
        (folder / "all.h").write_text("".join(f"#include {i}\n" for i in includes))
        subprocess.run([CXX, *FLAGS, "-x", "c++-header", str(folder / "all.h"), "-o", str(folder / "all.h.gch")], check=True)


def judge(folder: Path, headers: Headers) -> Verdict:
    """Compiles the program of a sample and runs its cases."""
    out = Verdict(folder.name)
    program = folder / "case_program"
    built = subprocess.run([CXX, *FLAGS, *headers.flags, "-o", str(program), str(next(folder.glob("*.cu")))],
                           capture_output=True, text=True)
    if built.returncode:
        out.fault = built.stderr[:2000]
        return out
    try:
        ran = subprocess.run([program, "--cases", folder / "cases.json"], capture_output=True, text=True, timeout=120,
                             errors="replace")
    except subprocess.TimeoutExpired:
        out.fault = "its cases take more than two minutes"
        return out
    finally:
        program.unlink()
    verdicts = re.findall(r"^case \d+, .*: (PASS|FAIL|SKIP)(?:, .*)?$", ran.stdout, re.MULTILINE)
    expected = ["SKIP" if c["rounding_matters"] else "PASS" for c in json.loads((folder / "cases.json").read_text())]
    last = re.search(r"^largest error (\S+): PASS\n\Z", ran.stdout, re.MULTILINE)
    if ran.returncode or last is None or verdicts != expected:
        out.fault = f"code {ran.returncode}, {len(expected)} cases\n{ran.stdout[-1500:]}{ran.stderr[-500:]}"
        return out
    out.cases, out.skipped, out.largest = len(expected), expected.count("SKIP"), float(last.group(1))
    return out


def judge_all(samples: list[Path], work: Path) -> list[Verdict]:
    headers = Headers(work, samples[0] / "cuda_on_cpu.h")
    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        return list(pool.map(lambda sample: judge(sample, headers), samples))


def summary(verdicts: list[Verdict]) -> str:
    failed = sum(bool(v.fault) for v in verdicts)
    equal = sum(not v.fault and v.largest == 0 for v in verdicts)
    cases, skipped = sum(v.cases for v in verdicts), sum(v.skipped for v in verdicts)
    largest = max((v.largest for v in verdicts if not v.fault), default=0)
    cases, skipped = sum(v.cases for v in verdicts), sum(v.skipped for v in verdicts)
    largest = max((v.largest for v in verdicts if not v.fault), default=0)
    return (f"{len(verdicts)} programs, {cases} cases, {skipped} of them left out as rounding decides: "
            f"{len(verdicts) - failed} programs agree with the evaluator, {failed} do not; {equal} in every number, "
            f"the largest error of the others is {largest:.3g}")
