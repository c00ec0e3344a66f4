"""The Python half of `weft capture`: runs a program and writes down every kernel that it launches.

Input: `main([FD, CASES, SCRIPT, ARGUMENTS...])`. Output: JSON lines to the file descriptor FD, one for each
kernel at its first launch with its `Program` and where it is from, one for each that could not be
written down, and one at the end that says how the script ended. Where CASES is not 0, the first small
launches of a kernel follow it, a line each, that name it by its number among the Programs. Whatever
happens to the process, the lines written until then are whole.

A kernel is met where Warp asks a loaded module for its entry points: every way to launch goes through
there (wp.launch, wp.launch_tiled, recorded launches, tapes, wp.map, warp.fem), and what is asked for
was hashed, built and compiled before, so that writing it down changes nothing. What its launch is
given is read where Warp hands it to the compiled code.
"""

from __future__ import annotations

import ast
import builtins
import importlib.metadata
import io
import json
import os
import re
import signal
import site
import sys
import sysconfig
import threading
import types
import weakref

import warp as wp
import warp._src.context as ctx

from ._launches import LeftOut, launch
from ._program import document

LAUNCHES_SEEN = 64  # of a kernel, until no more are looked at
CUDA_BLOCK_DIM = 256  # of a launch that does not say
SPDX = re.compile(r"SPDX-License-Identifier:[ \t]*([^\r\n]*[^\s*/])")


class Places:
    """Files as rows name them, and their licences: nothing says where this machine keeps them."""

    def __init__(self, script: str):
        packages = {*site.getsitepackages(), site.getusersitepackages(), os.path.dirname(os.path.dirname(wp.__file__))}
        packages |= {sysconfig.get_path(x) for x in ("purelib", "platlib", "stdlib")}
        # The innermost folder first: packages stand below the standard library's.
        self.packages = sorted((os.path.realpath(p) for p in packages if p), key=len, reverse=True)
        self.script_folder = os.path.dirname(os.path.realpath(script))
        self.licenses, self.distributions = {}, None

    def name(self, file: str) -> str:
        """Below the folder of packages, else below the script's folder, else without a folder."""
        real = os.path.realpath(file)
        for folder in (*self.packages, self.script_folder):
            if real.startswith(folder + os.sep):
                return os.path.relpath(real, folder)
        return os.path.basename(file)

    def of(self, kernel) -> dict:
        """Where a kernel stands; nothing of one that was made at run time from no file."""
        if not os.path.exists(kernel.adj.filename):
            return {}
        # Warp counts the lines of overloads from 0.
        return {"file": self.name(kernel.adj.filename), "line": kernel.func.__code__.co_firstlineno}

    def license(self, files) -> str | None:
        """Of all of these files; none where one of them does not state any."""
        stated = []
        for file in files:
            if file not in self.licenses:
                self.licenses[file] = self.license_of_file(file) or self.license_of_package(file)
            stated.append(self.licenses[file])
        return None if None in stated else " AND ".join(sorted(set(stated)))

    def license_of_file(self, file: str) -> str | None:
        try:
            with open(file, encoding="utf-8", errors="replace") as text:
                found = SPDX.search(text.read(4096))
        except OSError:
            return None
        return found[1] if found else None

    def license_of_package(self, file: str) -> str | None:
        real = os.path.realpath(file)
        if not any(real.startswith(folder + os.sep) for folder in self.packages):
            return None
        if self.distributions is None:
            self.distributions = importlib.metadata.packages_distributions()
        top = self.name(file).split(os.sep)[0].removesuffix(".py")
        for distribution in self.distributions.get(top, ()):
            said = importlib.metadata.metadata(distribution)
            for key in ("License-Expression", "License"):
                if said[key] and "\n" not in said[key].strip() and said[key] != "UNKNOWN":
                    return said[key].strip()
        return None


class Launches:
    """Of a kernel that was written down: which launches are still to be."""

    def __init__(self, number: int, cases: int):
        self.number = number
        # One may be no case, or that of another one: a few more are written than are asked for.
        self.wanted = 2 * cases
        self.unseen = LAUNCHES_SEEN if cases else 0
        self.said = False  # why one was left out


class Collector:
    def __init__(self, out, script: str, cases: int):
        self.out, self.places, self.process, self.cases = out, Places(script), os.getpid(), cases
        # By kernel and hash, which an option may change: its Launches; none where it was refused.
        self.seen = weakref.WeakKeyDictionary()
        self.programs, self.failed = {}, set()
        self.asked = threading.local()  # threads in a block, as this thread's last launch wanted them

    def install(self):
        entry_points, resolve = ctx.ModuleExec.get_kernel_hooks, ctx._resolve_launch_block_dim
        run_kernel = ctx.invoke
        tiled = ctx.launch_tiled.__code__

        def get_kernel_hooks(loaded, kernel):
            found = entry_points(loaded, kernel)
            self.launched(kernel, loaded.block_dim)
            return found

        def resolve_launch_block_dim(device, block_dim):
            # A tiled launch asks first, then launches with what the CPU makes of it.
            if sys._getframe(1).f_code is tiled:
                self.asked.tiled = block_dim
            else:
                self.asked.block_dim = getattr(self.asked, "tiled", None) or block_dim
                self.asked.tiled = None
            return resolve(device, block_dim)

        def invoke(kernel, hooks, params, adjoint):
            launches = None if adjoint else self.seen.get(kernel, {}).get(kernel.hash)
            if launches is not None and launches.unseen > 0:
                self.running(launches, kernel, params)
            return run_kernel(kernel, hooks, params, adjoint)

        if self.cases:
            ctx.invoke = invoke
        ctx.ModuleExec.get_kernel_hooks = get_kernel_hooks
        ctx._resolve_launch_block_dim = resolve_launch_block_dim

    def write(self, line: dict):
        self.out.write(json.dumps(line) + "\n")
        self.out.flush()

    def launched(self, kernel, cpu_block_dim: int):
        # A process that the script forked shares the file, not this object.
        if kernel.hash in self.seen.get(kernel, ()) or os.getpid() != self.process:
            return
        with ctx._codegen_lock:
            before = kernel.hash
            self.seen.setdefault(kernel, {})[before] = None
            where = {"kernel": kernel.key} | self.places.of(kernel)
            try:
                program = document(kernel, block_dim=cpu_block_dim)
            except Exception as error:  # of Warp, or of an object of the script's that names lead to
                if before not in self.failed:
                    self.failed.add(before)
                    self.write({"refused": f"{type(error).__name__}: {error}", **where})
                return
            finally:
                kernel.hash = before
            launches = self.programs.get(program["hash"])
            if launches is not None:
                self.seen[kernel][before] = launches
                return
            launches = Launches(len(self.programs), self.cases)
            self.seen[kernel][before] = self.programs[program["hash"]] = launches
            files = [f["file"] for f in program["functions"]]
            for function in program["functions"]:
                function["file"] = self.places.name(function["file"])
            wanted = getattr(self.asked, "block_dim", None)
            self.write({
                "program": json.dumps(program, separators=(",", ":")),
                **where,
                "license": self.places.license(files),
                "description": first_paragraph(kernel.adj.tree.body[0]),
                "block_dim": [cpu_block_dim, wanted if wanted and 1 <= wanted <= 1024 else CUDA_BLOCK_DIM],
            })

    def running(self, launches: Launches, kernel, params):
        """Before a launch with one thread in a block."""
        if os.getpid() != self.process:
            return
        with ctx._codegen_lock:
            launches.unseen -= 1
            try:
                line = launch(kernel, params)
            except Exception as error:  # whatever it is, the script is to go on
                line = {"left_out": str(error) if isinstance(error, LeftOut) else f"{type(error).__name__}: {error}"}
                if launches.said:
                    return
                launches.said = True
            else:
                launches.wanted -= 1
                if launches.wanted == 0:
                    launches.unseen = 0
            self.write({"launch_of": launches.number, **line})


def first_paragraph(definition) -> str | None:
    text = (ast.get_docstring(definition) or "").split("\n\n")[0]
    return " ".join(text.split()) or None


def run(script: str):
    """As `python SCRIPT` does it."""
    main = types.ModuleType("__main__")
    main.__file__, main.__builtins__ = os.path.abspath(script), builtins
    sys.modules["__main__"] = main
    with io.open_code(script) as file:
        code = compile(file.read(), main.__file__, "exec", dont_inherit=True)
    exec(code, main.__dict__)


def show(error: BaseException):
    """The traceback as the script alone would give it."""
    trace = error.__traceback__
    while trace is not None and trace.tb_frame.f_code.co_filename == __file__:
        trace = trace.tb_next
    sys.excepthook(type(error), error.with_traceback(trace), trace)


def main(arguments):
    descriptor, cases, script, *rest = arguments
    sys.argv, sys.path[0] = [script, *rest], os.path.dirname(os.path.realpath(script))
    collector = Collector(os.fdopen(int(descriptor), "w", encoding="utf-8"), script, int(cases))
    collector.install()
    end, code = {"end": "done"}, 0
    try:
        run(script)
    except SystemExit as error:
        if isinstance(error.code, int | None):
            code = error.code or 0
        else:
            print(error.code, file=sys.stderr)
            code = 1
        if code != 0:
            end = {"end": "failed", "why": f"exit code {code}"}
    except BaseException as error:
        interrupted = isinstance(error, KeyboardInterrupt)
        if interrupted:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second one must not end this half way
        end = {"end": "interrupted" if interrupted else "failed", "why": type(error).__name__}
        show(error)
        code = 130 if interrupted else 1
    collector.write(end)
    sys.exit(code)
