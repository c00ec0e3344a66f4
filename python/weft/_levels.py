"""The compilers of `weft enrich`: reads texts of kernels as JSON, a line each, and answers with what they become.

The first line of the input names what is wanted, and the answer the versions of the tools or what is missing. PTX is made
by the NVRTC in the pinned Warp, as Warp makes it (each kernel by itself, with its native headers precompiled), of complete
programs by nvcc, SASS by ptxas and nvdisasm, LLVM IR by clang. No GPU is needed. Texts are answered as the tools print them.
"""

from __future__ import annotations

import contextlib
import ctypes
import glob
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

# Of one text; a compiler that takes longer is given up.
SECONDS = 300
# Characters of a text that NVRTC takes minutes for, or longer than anybody waits: it gets a process that can be ended.
LONG = 150_000
RELEASE = re.compile(r"release (\d+)\.(\d+), (V[\d.]+)")
CLANG = re.compile(r"clang version ((\d+)[\w.]*)")
# Of the NVRTC in the pinned Warp.
NVRTC = (13, 4)
# The tools take options from variables, too, which would change texts; these they need.
KEPT = ("PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH")
# Of clang's optimisation.
LEVELS = ("o0", "o2")
TARGET = "x86_64-pc-linux-gnu"
# What a compiler that works takes.
TRIAL = 'extern "C" {}void trial(int* x) {{ *x = 1; }}\n'


class Missing(Exception):
    """A tool that is not there, in words for a person."""


class Failed(Exception):
    """A text that a compiler refused, in its own words."""


def run(command, **options) -> str:
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
                              timeout=SECONDS, env={name: os.environ[name] for name in KEPT if name in os.environ}, **options)
    except subprocess.TimeoutExpired:
        raise Failed(f"{os.path.basename(command[0])} took more than {SECONDS} s") from None
    text = done.stdout.decode(errors="replace")
    if done.returncode:
        raise Failed(first_error(text) or f"{os.path.basename(command[0])} ended with code {done.returncode}")
    return text


def first_error(text: str) -> str:
    """The line that says what is wrong, without folders."""
    # Warp's own line, in front of NVRTC's, has the number of an error alone.
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("Warp NVRTC ")]
    line = next((line for line in lines if "error" in line or "fatal" in line), lines[-1] if lines else "")
    return re.sub(r"/[^\s:\"'()]*/", "", line)[:300]


def version_of(place: str, pattern: re.Pattern) -> re.Match | None:
    """What a program says of itself; None for one that fails, or says something else."""
    try:
        return pattern.search(run([place, "--version"]))
    except (Failed, OSError):
        return None


def toolkit(name: str, least: tuple[int, int] = NVRTC) -> tuple[str, str]:
    """A program of a CUDA toolkit that is as new as Warp's compiler, and its version."""
    # Where the packages of this Python lie, its own and those of the user and the system.
    places = [place for folder in filter(os.path.isabs, sys.path) for place in sorted(glob.glob(os.path.join(glob.escape(folder), "nvidia", "*", "bin", name)))]
    found = shutil.which(name)
    places += [place for place in (found, os.path.join(os.environ.get("CUDA_HOME") or "/usr/local/cuda", "bin", name)) if place]
    seen = []
    for place in dict.fromkeys(map(os.path.realpath, places)):
        if not os.access(place, os.X_OK):
            continue
        said = version_of(place, RELEASE)
        if said and (int(said[1]), int(said[2])) >= least:
            return place, said[3]
        seen.append(f"{place} is {said[3] if said else 'of no known version'}")
    packages = {"nvcc": "nvidia-cuda-nvcc", "ptxas": "nvidia-cuda-nvcc", "nvdisasm": "nvidia-cuda-nvdisasm"}
    raise Missing(f"no {name} of CUDA {least[0]}.{least[1]} or later" + (f" ({', '.join(seen)})" if seen else "") +
                  f"; {sys.executable} -m pip install '{packages[name]}=={least[0]}.{least[1]}.*' brings it")


def check_release(nvcc: str, version: str, folder: str) -> None:
    """nvcc is a driver of other programs, which pip installs in any release: theirs is in the text that they make."""
    with open(os.path.join(folder, "empty.cu"), "w"):
        pass
    run([nvcc, "-ptx", "empty.cu", "-o", "empty.ptx"], cwd=folder)
    with open(os.path.join(folder, "empty.ptx"), encoding="utf-8") as file:
        said = RELEASE.search(file.read())
    if not said or said[3] != version:
        release = version.removeprefix("V")
        parts = " ".join(f"nvidia-{name}=={release}" for name in ("nvvm", "cuda-crt", "cuda-runtime"))
        raise Missing(f"nvcc is {version}, and its compiler {said[3] if said else 'of no known version'}; "
                      f"{sys.executable} -m pip install {parts} brings what belongs to it")


def in_child(work) -> bool:
    """What work() says, in a process of its own that may end in any way, or is ended when it takes too long."""
    parent = os.getpid()
    child = os.fork()
    if child == 0:
        code = 1
        try:
            ctypes.CDLL(None).prctl(1, int(signal.SIGKILL))  # PR_SET_PDEATHSIG
            if os.getppid() == parent and work():
                code = 0
        finally:
            os._exit(code)
    end = time.monotonic() + SECONDS
    while True:
        pid, status = os.waitpid(child, os.WNOHANG)
        if pid:
            break
        if time.monotonic() > end:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            raise Failed(f"NVRTC took more than {SECONDS} s")
        time.sleep(0.02)
    if os.WIFSIGNALED(status):
        raise Failed(f"NVRTC ended with signal {os.WTERMSIG(status)}")
    return status == 0


def in_time(work):
    """What work() says. Native code cannot be given up: at the alarm this process ends, and weft asks another, where it is apart."""
    signal.alarm(SECONDS)
    try:
        return work()
    finally:
        signal.alarm(0)


def find_clang() -> tuple[str, str]:
    """clang 16 or later: older ones lack _Float16 for x86."""
    seen = []
    given = os.environ.get("WEFT_CLANG")
    for name in (given,) if given else ("clang++-19", "clang++-22", "clang++-18", "clang++-17", "clang++-16", "clang++"):
        place = shutil.which(name)
        if not place:
            if given:
                seen.append(f"$WEFT_CLANG is {given}, which is no program")
            continue
        said = version_of(place, CLANG)
        if said and int(said[2]) >= 16:
            return os.path.abspath(place), said[1]
        seen.append(f"{place} is {said[1] if said else 'of no known version'}")
    raise Missing("no clang 16 or later" + (f" ({', '.join(seen)})" if seen else "") + "; the Debian package clang-19 has one")


def say_version(name: str) -> None:
    """For the doctor: the version of the tool that would be taken, or nothing."""
    try:
        place, version = find_clang() if name == "clang" else toolkit(name)
        print(f"{version} ({place})")
    except Missing:
        pass


@contextlib.contextmanager
def named(tool: str):
    try:
        yield
    except Failed as e:
        raise Missing(f"{tool} does not compile a small function: {e}") from None


class Quiet:
    """What is printed by native code while it holds: Warp prints compilers' messages to the descriptor itself."""

    def __enter__(self):
        self.file = tempfile.TemporaryFile()
        self.flush()
        self.kept = [(fd, os.dup(fd)) for fd in (1, 2)]
        for fd, _ in self.kept:
            os.dup2(self.file.fileno(), fd)
        return self

    @staticmethod
    def flush():
        # What Python still holds would come out behind the end.
        sys.stdout.flush()
        sys.stderr.flush()

    def __exit__(self, *_):
        self.flush()
        for fd, kept in self.kept:
            os.dup2(kept, fd)
            os.close(kept)
        self.file.seek(0)
        self.text = self.file.read().decode(errors="replace")
        self.file.close()


class Compilers:
    def __init__(self, wanted: dict, folder: str):
        self.folder = folder
        self.archs = wanted["archs"]
        self.sass = wanted["sass"]
        self.versions = {}
        os.environ["CUDA_VISIBLE_DEVICES"] = ""
        with Quiet():
            import warp
            from warp._src import build, codegen

            warp.config.quiet = True
            warp.init()
            self.nvrtc = tuple(warp._src.context.runtime.get_nvrtc_version() or ())
        self.build, self.codegen = build, codegen
        self.native = os.path.join(os.path.dirname(warp.__file__), "native")
        if self.archs and not self.nvrtc:
            raise Missing("this Warp has no compiler for CUDA")
        if self.archs and wanted["programs"]:
            self.nvcc, self.versions["nvcc"] = toolkit("nvcc", self.nvrtc)
            check_release(self.nvcc, self.versions["nvcc"], folder)
        elif self.archs:
            self.versions["nvrtc"] = ".".join(map(str, self.nvrtc))
        if self.sass:
            self.ptxas, self.versions["ptxas"] = toolkit("ptxas", self.nvrtc)
            self.nvdisasm, self.versions["nvdisasm"] = toolkit("nvdisasm", self.nvrtc)
        if wanted["llvm_ir"]:
            self.clang, self.versions["clang"] = find_clang()
        self.headers = {}

    def path(self, name: str) -> str:
        return os.path.join(self.folder, name)

    def prelude(self, device: str, block_dim: int, text: str) -> str:
        """What Warp puts before a module's code."""
        header = self.codegen.cuda_module_header if device == "cuda" else self.codegen.cpu_module_header
        return ("" if "bfloat16" in text else "#define WP_NO_BFLOAT16\n") + header.format(block_dim=block_dim)

    def ptx(self, job: dict, arch: str) -> str:
        text, name = job["cuda"], job["name"]
        source = (self.prelude("cuda", job["block_dim"], text) + self.codegen.codegen_cast_macros +
                  f'\n#line 1 "{name}.cu"\n' + text)
        with open(self.path("kernel.cu"), "w", encoding="utf-8") as file:
            file.write(source)
        out = self.path("kernel.ptx")

        def build() -> bool:
            try:
                self.build.build_cuda(self.path("kernel.cu"), int(arch.removeprefix("sm_")), out, pch_dir=None, lineinfo=True)
                return True
            except Exception:  # its text is a number
                return False

        with Quiet() as said:
            done = in_child(build) if job.get("apart") or len(text) > LONG else in_time(build)
        if not done:
            raise Failed(first_error(said.text) or "NVRTC refused it")
        with open(out, encoding="utf-8") as file:
            # NVRTC ends it with a zero, which ptxas does not take.
            ptx = file.read().rstrip("\0")
        os.remove(out)
        return ptx

    def ptx_of_program(self, job: dict, arch: str) -> str:
        name = job["name"] + ".cu"
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(job["program"])
        # As the program's Makefile has them.
        run([self.nvcc, "-ptx", f"-arch={arch}", "-std=c++17", "-O2", "-fmad=false", "-lineinfo", "-w", name, "-o", "kernel.ptx"],
            cwd=self.folder)
        with open(self.path("kernel.ptx"), encoding="utf-8") as file:
            return file.read()

    def assembled(self, ptx: str, arch: str) -> tuple[str, str]:
        with open(self.path("kernel.ptx"), "w", encoding="utf-8") as file:
            file.write(ptx)
        said = run([self.ptxas, f"-arch={arch}", "-lineinfo", "-v", "kernel.ptx", "-o", "kernel.cubin"], cwd=self.folder)
        return said, run([self.nvdisasm, "-c", "-gi", "kernel.cubin"], cwd=self.folder)

    def header(self, level: str, text: str) -> tuple[str, list]:
        """The precompiled native headers for such a text, and the options that it was made with."""
        prelude = self.prelude("cpu", 1, text)
        # The same text on every machine: each clang has a target of its own.
        options = [f"--target={TARGET}", "--no-default-config", "-std=c++17", "-w", "-DNDEBUG", "-gline-tables-only", f"-{level.upper()}", f"-I{self.native}",
                   f"-ffile-prefix-map={self.native}=native", "-fno-ident"]
        key = (level, prelude)
        if key not in self.headers:
            name = f"prelude{len(self.headers)}.h"
            with open(self.path(name), "w", encoding="utf-8") as file:
                file.write(prelude)
            run([self.clang, *options, "-x", "c++-header", name, "-o", name + ".pch"], cwd=self.folder)
            self.headers[key] = name + ".pch"
        return self.headers[key], options

    def llvm_ir(self, job: dict, level: str) -> str:
        pch, options = self.header(level, job["cpp"])
        name = job["name"] + ".cpp"
        with open(self.path("kernel.cpp"), "w", encoding="utf-8") as file:
            file.write(self.codegen.codegen_cast_macros + f'\n#line 1 "{name}"\n' + job["cpp"])
        run([self.clang, *options, "-include-pch", pch, "-S", "-emit-llvm", "kernel.cpp", "-o", "kernel.ll"], cwd=self.folder)
        with open(self.path("kernel.ll"), encoding="utf-8") as file:
            return file.read()

    def try_out(self) -> None:
        """A small text through all tools, so that one that does not work is named before the first row."""
        for arch in self.archs:
            with named("NVRTC" if "nvrtc" in self.versions else self.nvcc):
                text = TRIAL.format("__global__ ")
                job = {"name": "trial", "block_dim": 256, "cuda": text, "program": text}
                ptx = self.ptx(job, arch) if "nvrtc" in self.versions else self.ptx_of_program(job, arch)
            if self.sass:
                with named(f"{self.ptxas} or {self.nvdisasm}"):
                    self.assembled(ptx, arch)
        if "clang" in self.versions:
            with named(self.clang):
                for level in LEVELS:
                    self.llvm_ir({"name": "trial", "cpp": TRIAL.format("")}, level)

    def answer(self, job: dict) -> dict:
        out = {"ptx": {}, "ptxas": {}, "sass": {}, "llvm_ir": {}, "failed": {}}
        for arch in self.archs if job.get("cuda") or job.get("program") else ():
            try:
                out["ptx"][arch] = self.ptx(job, arch) if job.get("cuda") else self.ptx_of_program(job, arch)
                if self.sass:
                    out["ptxas"][arch], out["sass"][arch] = self.assembled(out["ptx"][arch], arch)
            except Failed as e:
                out["failed"][arch] = str(e)
        for level in LEVELS if job.get("cpp") else ():
            try:
                out["llvm_ir"][level] = self.llvm_ir(job, level)
            except Failed as e:
                out["failed"][level] = str(e)
        return out


def main() -> None:
    # Nobody else may write between the answers.
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)

    def say(answer: dict) -> None:
        json.dump(answer, answers)
        answers.write("\n")
        answers.flush()

    sys.stdin.reconfigure(encoding="utf-8")
    wanted = json.loads(sys.stdin.readline())
    # The folder is weft's, which removes it when it had to kill this process; all that Warp and the compilers leave goes
    # there too.
    folder = tempfile.tempdir = os.environ["TMPDIR"] = wanted["folder"]
    try:
        compilers = Compilers(wanted, folder)
        # Compilers look for headers in the current folder, too.
        os.chdir(folder)
        compilers.try_out()
        say({"tools": compilers.versions})
        for line in sys.stdin:
            say(compilers.answer(json.loads(line)))
    except (Missing, Failed) as e:
        say({"missing": str(e)})
    finally:
        # Where weft was killed, nobody else does.
        shutil.rmtree(folder, ignore_errors=True)
