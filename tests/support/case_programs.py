"""Standalone programs judged by the evaluator: their cases, of which it made the outputs, as test vectors.

The programs come from `weft cuda --cases`. A host compiler compiles them, as `make cpu-check` does, and each runs all
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
BATCH = 16  # programs that are compiled as one


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
        self.folder = folder
        self.flags = ["-I", str(folder), "-include", "all.h", "-x", "c++"]
        folder.mkdir()
        shutil.copy(cuda_on_cpu, folder)
        includes = ['"cuda_on_cpu.h"'] + [f"<{h}>" for h in HEADERS]
        (folder / "all.h").write_text("".join(f"#include {i}\n" for i in includes))
        subprocess.run([CXX, *FLAGS, "-x", "c++-header", str(folder / "all.h"), "-o", str(folder / "all.h.gch")], check=True)

    def compile(self, program: Path, source: Path) -> str:
        """What the compiler says if it fails."""
        built = subprocess.run([CXX, *FLAGS, *self.flags, "-o", str(program), str(source)], capture_output=True, text=True)
        return built.stderr[:2000] if built.returncode else ""


# Parts that are the same in many programs, by their first words.
SHARED = ["#define CUDA_CHECK(", "// A copy of a host array", "// Whether the whole text is a number",
          "// One array as a member of a JSON", "// Whether two arrays agree", "// Test vectors: a JSON file"]
# Functions of C that a program has for its own types too, which in a namespace would hide those.
HIDDEN = ["abs", "acos", "asin", "atan", "atan2", "cbrt", "ceil", "copysign", "cos", "cosh", "exp", "fabs", "floor", "fmod",
          "log", "log10", "log2", "max", "min", "pow", "rint", "round", "sin", "sinh", "sqrt", "tan", "tanh", "trunc"]
NO_BRACES = re.compile(r"""//.*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'""")


def parts(text: str) -> list[str]:
    """The text at its empty lines, but for those within braces."""
    out, depth, begun = [], 0, []
    for paragraph in text.split("\n\n"):
        begun.append(paragraph)
        bare = NO_BRACES.sub("", paragraph)
        depth += bare.count("{") - bare.count("}")
        if depth == 0:
            out.append("\n\n".join(begun))
            begun = []
    return out + begun


def together(sources: list[str]) -> str:
    """One program of several, which does what the one does whose number is its first argument.

    Each stands in a namespace; what is the same in all, which takes most of the time of a compilation, stands once.
    """
    shared, bodies, choices = {}, [], ""
    using = "".join(f"using ::{name};\n" for name in HIDDEN)
    for number, source in enumerate(sources):
        own = []
        for part in parts(source[source.index("constexpr int kThreads"):]):
            first = next((words for words in SHARED if part.lstrip("\n").startswith(words)), None)
            if first is None or shared.setdefault(first, part) != part:
                own.append(part)
        body = "\n\n".join(own).replace("int main(", "int program_main(")
        undefined = "".join(f"\n#undef {name}" for name in set(re.findall(r"^#define (\w+)", body, re.MULTILINE)))
        bodies.append(f"namespace program_{number} {{\n{using}{body}{undefined}\n}}\n")
        choices += f"    case {number}: return program_{number}::program_main(argc - 1, argv + 1);\n"
    main = f"int main(int argc, char** argv) {{\n  switch (std::atoi(argv[1])) {{\n{choices}  }}\n  return 2;\n}}\n"
    return "\n\n".join([shared[words] for words in SHARED if words in shared] + bodies) + main


def run_cases(folder: Path, program: list) -> Verdict:
    """Runs the cases of a sample."""
    out = Verdict(folder.name)
    try:
        ran = subprocess.run([*program, "--cases", folder / "cases.json"], capture_output=True, text=True, timeout=120,
                             errors="replace")
    except subprocess.TimeoutExpired:
        out.fault = "its cases take more than two minutes"
        return out
    verdicts = re.findall(r"^case \d+, .*: (PASS|FAIL|SKIP)(?:, .*)?$", ran.stdout, re.MULTILINE)
    expected = ["SKIP" if c["rounding_matters"] else "PASS" for c in json.loads((folder / "cases.json").read_text())]
    last = re.search(r"^largest error (\S+): PASS\n\Z", ran.stdout, re.MULTILINE)
    if ran.returncode or last is None or verdicts != expected:
        out.fault = f"code {ran.returncode}, {len(expected)} cases\n{ran.stdout[-1500:]}{ran.stderr[-500:]}"
        return out
    out.cases, out.skipped, out.largest = len(expected), expected.count("SKIP"), float(last.group(1))
    return out


def judge(samples: list[Path], headers: Headers) -> list[Verdict]:
    """Compiles some programs, as one where that works, and runs their cases."""
    program = headers.folder / f"programs_{samples[0].name}"
    sources = [next(folder.glob("*.cu")) for folder in samples]
    batch = program.with_suffix(".cc")
    batch.write_text(together([source.read_text() for source in sources]))
    try:
        if not headers.compile(program, batch):
            return [run_cases(folder, [program, str(number)]) for number, folder in enumerate(samples)]
        verdicts = []
        for folder, source in zip(samples, sources, strict=True):
            fault = headers.compile(program, source)
            verdicts.append(Verdict(folder.name, fault) if fault else run_cases(folder, [program]))
        return verdicts
    finally:
        program.unlink(missing_ok=True)


def judge_all(samples: list[Path], work: Path) -> list[Verdict]:
    headers = Headers(work, samples[0] / "cuda_on_cpu.h")
    batches = [samples[i:i + BATCH] for i in range(0, len(samples), BATCH)]
    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        return [v for verdicts in pool.map(lambda batch: judge(batch, headers), batches) for v in verdicts]


def summary(verdicts: list[Verdict]) -> str:
    failed = sum(bool(v.fault) for v in verdicts)
    equal = sum(not v.fault and v.largest == 0 for v in verdicts)
    cases, skipped = sum(v.cases for v in verdicts), sum(v.skipped for v in verdicts)
    largest = max((v.largest for v in verdicts if not v.fault), default=0)
    return (f"{len(verdicts)} programs, {cases} cases, {skipped} of them left out as rounding decides: "
            f"{len(verdicts) - failed} programs agree with the evaluator, {failed} do not; {equal} in every number, "
            f"the largest error of the others is {largest:.3g}")
