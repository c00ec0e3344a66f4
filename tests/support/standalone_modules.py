"""Modules as people write them, against Warp: each becomes a program of `weft cuda`, is compiled without a warning,
run with sanitizers, and by Warp on the CPU on the same inputs."""
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import cuda_threads
import declared_types
import harness
from harness import main  # noqa: F401

CXX = shutil.which("g++") or shutil.which("c++")
NVCC = shutil.which("nvcc")
# Without `bounds-strict` gcc does not look at arrays at the end of structs, as those of long vectors are.
SANITIZERS = ["-fsanitize=address,undefined" + (",bounds-strict" if CXX and CXX.endswith("g++") else ""),
              "-fno-sanitize-recover=all"]


def dump_rounds(folder: Path, rounds: int) -> str:
    """Lets `program` of a sample write dump_N.json of its first rounds; what it says if it fails."""
    for n in range(rounds):
        ran = subprocess.run([folder / "program", "--round", str(n), "--dump", folder / f"dump_{n}.json"],
                             capture_output=True, text=True)
        if ran.returncode:
            return f"round {n}: {ran.stdout}{ran.stderr}"
    return ""


def beyond_int(source: str) -> str:
    """An array whose size no int says at the largest SIZE that a program takes, with --bench or without."""
    check = source[source.index("bool check("):]
    fixed = dict(re.findall(r"^  const int (\w+) = (\w+);$", check, re.MULTILINE))
    # The largest number that is drawn, or a dimension that it goes up to.
    drawn = dict(re.findall(r"const int (\w+) =[^;]*random\.single<int>\([^,]+,\s*(\w+)", check))
    arrays = re.findall(r"^  (?:const )?std::vector<[\w ]+> (\w+)\((.+)\);$", check, re.MULTILINE)
    for most in map(int, re.search(r"most = bench \? (\d+) : (\d+);", source).groups()):
        sizes = {}
        for name, value in (fixed | drawn).items():
            sizes[name] = int(value) if value.isdigit() else most if value == "size" else sizes.get(value, most)
        for name, size in arrays:
            if re.search(r"[^\w\s+*()]", size):
                return f"{name}({size})"
            if (count := eval(size, {}, sizes)) >= 2**31:
                return f"{name}({size}) has {count} elements at SIZE {most}"
    return ""


class TestCase(harness.TestCase):
    modules = {}  # by the kernel's name: the module without its first line, and texts that the program has

    def make(self, name):
        """The folder of the module's program."""
        text, expected = self.modules[name]
        (self.tmp / f"{name}.py").write_text("import warp as wp\n" + text)
        made = self.run_weft("cuda", "-q", f"{name}.py", "-o", f"out_{name}")
        self.assertEqual(made.returncode, 0, made.stderr)
        folder = self.tmp / f"out_{name}" / "sample_0000_file"
        source = (folder / f"{name}.cu").read_text()
        for part in expected:
            self.assertIn(part, source)
        return folder

    def build_and_run(self, folder):
        name = folder.parent.name[4:]
        wrong = declared_types.build(folder, [CXX, "-std=c++17", "-O0", "-Wall", "-Wextra", "-Werror", *SANITIZERS])
        if wrong:
            return f"{name}: {wrong[:1500]}"
        ran = subprocess.run([folder / "program", "16", "3", "--dump", folder / "dump.json"],
                             capture_output=True, text=True, errors="replace")
        return "" if ran.returncode == 0 else f"{name}: {(ran.stdout + ran.stderr)[:1500]}"

    def check_against_warp(self):
        folders = [self.make(name) for name in self.modules]
        with ThreadPoolExecutor(2) as pool:
            faults = [f for f in pool.map(self.build_and_run, folders) if f]
        self.assertEqual(faults, [])
        oracle = harness.ROOT / "tests" / "support" / "standalone_oracle.py"
        result = subprocess.run([sys.executable, str(oracle), *map(str, folders)], capture_output=True, text=True)
        self.assertEqual(result.returncode, 0, result.stdout)
        self.assertIn(f"{len(folders)} agree, 0 do not", result.stdout)

    def check_threads(self):
        with ThreadPoolExecutor(2) as pool:
            races = pool.map(lambda name: cuda_threads.races(self.make(name), "4", "3"), self.modules)
            self.assertEqual([f"{name}: {race}" for name, race in zip(self.modules, races) if race], [])

    def check_style(self):
        if shutil.which("clang-format") is None:
            self.skipTest("no clang-format")
        for name in self.modules:
            source = self.make(name) / f"{name}.cu"
            run = subprocess.run(["clang-format", "--dry-run", "-Werror", str(source)], capture_output=True, text=True)
            self.assertEqual(run.stderr, "", name)

    def check_with_nvcc(self):
        """One folder of all programs: `verify` tries its compilers once, not once for each program."""
        if NVCC is None:
            self.skipTest("no nvcc")
        names = harness.one_in(4, self.modules)  # three seconds each
        for name in names:
            (self.tmp / f"{name}.py").write_text("import warp as wp\n" + self.modules[name][0])
        made = self.run_weft("cuda", "-q", *(f"{name}.py" for name in names), "-o", "out_nvcc")
        self.assertEqual(made.returncode, 0, made.stderr)
        result = self.run_weft("cuda", "verify", "out_nvcc", "--no-shows", "--arch", "sm_80",
                               timeout=60 + 10 * len(names))
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        self.assertIn(f"  nvcc      {len(names)} passed, 0 failed\n", result.stdout)

    def check_refused(self, refused):
        """By name: the module without its first line, the line of the construct and the construct."""
        for name, (text, line, construct) in refused.items():
            (self.tmp / f"{name}.py").write_text("import warp as wp\n" + text)
            made = self.run_weft("cuda", "-q", f"{name}.py", "-o", f"out_{name}")
            self.assertEqual(made.returncode, 1, name)
            self.assertRegex(made.stderr, rf"{name}\.py:{line}:\d+: {re.escape(construct)} has no form in a standalone")
