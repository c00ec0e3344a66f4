"""The compilers of `weft enrich`: reads texts of kernels as JSON, a line each, and answers with what they become.

The first line of the input names what is wanted, and the answer the versions of the tools or what is missing. PTX is made
by the NVRTC in the pinned Warp, as Warp makes it (each kernel by itself, with its native headers precompiled), SASS by
ptxas and nvdisasm, LLVM IR by clang. No GPU is needed. Texts are answered as the tools print them.
"""

from __future__ import annotations

import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

# Of one text; a compiler that takes longer is given up.
SECONDS = 300
RELEASE = re.compile(r"release (\d+)\.(\d+), (V[\d.]+)")


class Missing(Exception):
    """A tool that is not there, in words for a person."""


class Failed(Exception):
    """A text that a compiler refused, in its own words."""


def run(command, **options) -> str:
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
                              timeout=SECONDS, **options)
    except subprocess.TimeoutExpired:
        raise Failed(f"{os.path.basename(command[0])} took more than {SECONDS} s") from None
    text = done.stdout.decode(errors="replace")
    if done.returncode:
        raise Failed(first_error(text) or f"{os.path.basename(command[0])} ended with code {done.returncode}")
    return text


def first_error(text: str) -> str:
    """The line that says what is wrong, without folders."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    line = next((line for line in lines if "error" in line or "fatal" in line), lines[-1] if lines else "")
    return re.sub(r"/[^\s:\"'()]*/", "", line)[:300]


def toolkit(name: str, least: tuple[int, int]) -> tuple[str, str]:
    """A program of a CUDA toolkit that is as new as Warp's compiler, and its version."""
    places = sorted(glob.glob(os.path.join(sys.prefix, "lib", "python3*", "site-packages", "nvidia", "*", "bin", name)))
    found = shutil.which(name)
    places += [place for place in (found, os.path.join(os.environ.get("CUDA_HOME") or "/usr/local/cuda", "bin", name)) if place]
    seen = []
    for place in places:
        if not os.access(place, os.X_OK):
            continue
        said = RELEASE.search(run([place, "--version"]))
        if said and (int(said[1]), int(said[2])) >= least:
            return place, said[3]
        seen.append(f"{place} is {said[3] if said else 'of no known version'}")
    packages = {"ptxas": "nvidia-cuda-nvcc", "nvdisasm": "nvidia-cuda-nvdisasm"}
    raise Missing(f"no {name} of CUDA {least[0]}.{least[1]} or later" + (f" ({', '.join(seen)})" if seen else "") +
                  f"; {os.path.basename(sys.executable)} -m pip install '{packages[name]}>={least[0]}.{least[1]}' brings it")


def find_clang() -> tuple[str, str]:
    """clang 16 or later: older ones lack _Float16 for x86."""
    seen = []
    for name in (os.environ.get("WEFT_CLANG"), "clang++-19", "clang++-22", "clang++-18", "clang++-17", "clang++-16", "clang++"):
        place = name and shutil.which(name)
        if not place:
            continue
        said = re.search(r"clang version ((\d+)[\w.]*)", run([place, "--version"]))
        if said and int(said[2]) >= 16:
            return place, said[1]
        seen.append(f"{place} is {said[1] if said else 'of no known version'}")
    raise Missing("no clang 16 or later" + (f" ({', '.join(seen)})" if seen else "") + "; the Debian package clang-19 has one")


class Quiet:
    """What is printed by native code while it holds: Warp prints compilers' messages to the descriptor itself."""

    def __enter__(self):
        self.file = tempfile.TemporaryFile()
        sys.stderr.flush()
        self.kept = [(fd, os.dup(fd)) for fd in (1, 2)]
        for fd, _ in self.kept:
            os.dup2(self.file.fileno(), fd)
        return self

    def __exit__(self, *_):
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
        if self.archs:
            if not self.nvrtc:
                raise Missing("this Warp has no compiler for CUDA")
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
        with open(self.path("kernel.cu"), "w") as file:
            file.write(source)
        out = self.path("kernel.ptx")
        with Quiet() as said:
            try:
                self.build.build_cuda(self.path("kernel.cu"), int(arch.removeprefix("sm_")), out, pch_dir=None, lineinfo=True)
                failed = False
            except Exception:  # its text is a number
                failed = True
        if failed:
            raise Failed(first_error(said.text) or "NVRTC refused it")
        with open(out, encoding="utf-8") as file:
            # NVRTC ends it with a zero, which ptxas does not take.
            ptx = file.read().rstrip("\0")
        os.remove(out)
        return ptx

    def assembled(self, ptx: str, arch: str) -> tuple[str, str]:
        with open(self.path("kernel.ptx"), "w") as file:
            file.write(ptx)
        said = run([self.ptxas, f"-arch={arch}", "-lineinfo", "-v", "kernel.ptx", "-o", "kernel.cubin"], cwd=self.folder)
        return said, run([self.nvdisasm, "-c", "-gi", "kernel.cubin"], cwd=self.folder)

    def header(self, level: str, text: str) -> tuple[str, list]:
        """The precompiled native headers for such a text, and the options that it was made with."""
        prelude = self.prelude("cpu", 1, text)
        options = ["-std=c++17", "-w", "-DNDEBUG", "-gline-tables-only", f"-{level.upper()}", f"-I{self.native}",
                   f"-ffile-prefix-map={self.native}=native", "-fno-ident"]
        key = (level, prelude)
        if key not in self.headers:
            name = f"prelude{len(self.headers)}.h"
            with open(self.path(name), "w") as file:
                file.write(prelude)
            run([self.clang, *options, "-x", "c++-header", name, "-o", name + ".pch"], cwd=self.folder)
            self.headers[key] = name + ".pch"
        return self.headers[key], options

    def llvm_ir(self, job: dict, level: str) -> str:
        pch, options = self.header(level, job["cpp"])
        name = job["name"] + ".cpp"
        with open(self.path("kernel.cpp"), "w") as file:
            file.write(self.codegen.codegen_cast_macros + f'\n#line 1 "{name}"\n' + job["cpp"])
        run([self.clang, *options, "-include-pch", pch, "-S", "-emit-llvm", "kernel.cpp", "-o", "kernel.ll"], cwd=self.folder)
        with open(self.path("kernel.ll"), encoding="utf-8") as file:
            return file.read()

    def answer(self, job: dict) -> dict:
        out = {"ptx": {}, "ptxas": {}, "sass": {}, "llvm_ir": {}, "failed": {}}
        for arch in self.archs if job.get("cuda") else ():
            try:
                out["ptx"][arch] = self.ptx(job, arch)
                if self.sass:
                    out["ptxas"][arch], out["sass"][arch] = self.assembled(out["ptx"][arch], arch)
            except Failed as e:
                out["failed"][arch] = str(e)
        for level in ("o0", "o2") if job.get("cpp") else ():
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

    with tempfile.TemporaryDirectory(prefix="weft-levels-") as folder:
        try:
            compilers = Compilers(json.loads(sys.stdin.readline()), folder)
        except (Missing, Failed) as e:
            say({"missing": str(e)})
            return
        say({"tools": compilers.versions})
        for line in sys.stdin:
            say(compilers.answer(json.loads(line)))
