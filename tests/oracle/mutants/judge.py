"""What Warp makes of one file, and what the package makes of its live kernels; in a child without effects.

Input: the path of a file in a folder of its own. Output: JSON lines, a "stage" before each step, so that who
dies in the middle of one has said of what. Invariant: nothing outside the file's folder is written, no process
is started, no socket opened, nothing is compiled or launched.
"""

from __future__ import annotations

import importlib.util
import json
import os
import resource
import select
import signal
import sys
import time
import traceback
import warnings

import warp as wp
import warp._src.context as ctx
import warp_oracle
import weft
from worker import Restored

restored = Restored()


class Forbidden(BaseException):
    """What a mutant does that no test should."""


def lines_of(text: str) -> list[str]:
    return [x for x in text.split("\n") if x.strip()]


def fence(folder: str, forbidden: list):
    """From here on this process only reads, but for `folder`."""
    null = os.path.realpath(os.devnull)

    def audit(event, args):
        stop = event in ("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.fork", "os.forkpty", "os.kill", "os.killpg",
                         "socket.connect", "socket.bind", "socket.getaddrinfo", "signal.pthread_kill", "webbrowser.open", "pty.spawn")
        if event == "open" and isinstance(args[0], (str, bytes)) and (args[2] or 0) & (os.O_WRONLY | os.O_RDWR | os.O_CREAT):
            path = os.path.realpath(os.fsdecode(args[0]))
            stop = path != null and not path.startswith(folder)
        if event in ("os.remove", "os.rename", "os.rmdir", "os.mkdir", "os.link", "os.symlink", "os.truncate", "os.chmod", "os.chown", "shutil.rmtree"):
            stop = not os.path.realpath(os.fsdecode(args[0] or "")).startswith(folder) if not isinstance(args[0], int) else True
        if stop:
            forbidden.append(event)
            raise PermissionError(f"{event} in a mutant")

    sys.addaudithook(audit)


def dry():
    """Launches do nothing and modules are not loaded."""
    class Anything:
        def __getattr__(self, _):
            return self

        def __call__(self, *_a, **_k):
            return self

    def launch(kernel, dim=0, inputs=(), outputs=(), *_a, **_k):
        if isinstance(kernel, ctx.Kernel) and kernel.is_generic:
            kernel._add_normalized_overload(kernel.infer_argument_types([*inputs, *outputs]))
        return Anything()

    ctx.launch = wp.launch = launch
    ctx.Module.load = lambda *_a, **_k: None
    ctx.Module._compile = lambda *_a, **_k: False
    for name in ("force_load", "load_module"):
        for module in (wp, ctx):
            setattr(module, name, lambda *_a, **_k: None)


def imported(path: str, package: str):
    """As a module of `package`, for files that import their neighbours."""
    stem = os.path.splitext(os.path.basename(path))[0]
    name = f"{package}.{stem}" if package else stem
    if package:
        importlib.import_module(package)
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def kernels_of(module, path: str) -> list:
    """(kernel, is bound to a name) of each concrete kernel of the file, in its order."""
    bound = {id(v) for v in vars(module).values() if isinstance(v, ctx.Kernel)}
    found = {}
    for m in list(ctx.user_modules.values()):
        for kernel in (*m.kernels.values(), *m._live_kernels):
            found.setdefault(id(kernel), kernel)
    for kernel in vars(module).values():
        if isinstance(kernel, ctx.Kernel):
            found.setdefault(id(kernel), kernel)
    mine = [k for k in found.values() if os.path.realpath(k.adj.filename) == path]
    mine.sort(key=lambda k: (k.adj.fun_lineno, k.key))
    return [(one, id(kernel) in bound) for kernel in mine for one in (kernel.overloads.values() if kernel.is_generic else [kernel])]


def near(kernels: list, line: int, limit: int) -> list:
    """Those around a line first."""
    if len(kernels) <= limit:
        return kernels
    def distance(entry):
        start = entry[0].adj.fun_lineno
        if entry[0].key == "probe":  # mutate.probe()
            return -1
        return abs(line - start) if start <= line else 2 * (start - line)
    return sorted(sorted(kernels, key=distance)[:limit], key=lambda e: e[0].adj.fun_lineno)


def judged(path: str, package: str, line: int, limit: int, backward: bool | None, say):
    """backward: None as declared, False without adjoints."""
    warnings.simplefilter("ignore")
    folder = os.path.dirname(path) + "/"
    forbidden: list = []
    fence(folder, forbidden)
    say({"stage": "import"})
    try:
        module = imported(path, package)
    except BaseException as e:
        line = next((f.lineno for f in reversed(traceback.extract_tb(e.__traceback__)) if f.filename == path), getattr(e, "lineno", None))
        say({"import": f"{type(e).__name__}: {e}"[:300], "line": line, "forbidden": bool(forbidden)})
        return
    all_kernels = kernels_of(module, path)
    say({"import": None, "names": sorted({k.key for k, _ in all_kernels}), "forbidden": bool(forbidden)})
    for kernel, bound in near(all_kernels, line, limit):
        for device in ("cpu", "cuda"):
            row = {"key": kernel.key, "bound": bound, "at": kernel.adj.fun_lineno, "device": device, "name": None, "warp": None, "why": "", "package": None, "refused": ""}
            say({"stage": "package", "key": kernel.key, "device": device})
            try:
                with restored:
                    got = weft.lower(kernel, device=device, backward=backward)
                row["package"] = "\n".join([got.support, got.forward, got.backward])
            except weft.DiagnosticError as e:
                row["refused"] = f"{e.code}: {e}"[:400]
            except Exception as e:
                row["crash"] = f"{type(e).__name__}: {e}"[:400] + " | " + traceback.format_exc()[-600:]
            say({"stage": "warp", "key": kernel.key, "device": device})
            try:
                with restored:
                    text = warp_oracle.kernel_source(kernel, device, backward is not False)
                row["warp"] = warp_oracle.body_of(kernel, text, device, backward is not False)
                row["name"] = kernel.get_mangled_name()
            except Exception as e:
                row["why"] = f"{type(e).__name__}: {e}"[:400]
            say(row)


def in_child(work, seconds: float) -> tuple[list[dict], str]:
    """What `work(say)` says in a forked child, and how that ended: "", "timeout" or "signal N"."""
    r, w = os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            os.setsid()
            os.close(r)
            null = os.open(os.devnull, os.O_RDWR)
            for fd in (0, 1, 2):
                os.dup2(null, fd)
            sys.stdin, sys.stdout, sys.stderr = (open(os.devnull, mode) for mode in ("r", "w", "w"))
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30))
            resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            resource.setrlimit(resource.RLIMIT_FSIZE, (64 << 20, 64 << 20))
            write = os.write

            def say(row):
                data = (json.dumps(row) + "\n").encode(errors="backslashreplace")
                while data:
                    data = data[write(w, data):]

            work(say)
            say({"stage": "done"})
        except BaseException:
            pass
        finally:
            os._exit(0)
    os.close(w)
    data, ended, end = b"", "", time.monotonic() + seconds
    while True:
        left = end - time.monotonic()
        if left <= 0:
            ended = "timeout"
            break
        if select.select([r], [], [], left)[0]:
            chunk = os.read(r, 1 << 20)
            if not chunk:
                break
            data += chunk
    os.close(r)
    try:
        os.killpg(pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        pass
    _, status = os.waitpid(pid, 0)
    rows = [json.loads(x) for x in data.split(b"\n")[:-1]]
    if not ended and not (rows and rows[-1].get("stage") == "done"):
        ended = f"signal {os.WTERMSIG(status)}" if os.WIFSIGNALED(status) else "gone"
    return rows, ended


def ready():
    """Once in the parent of all children: what costs seconds."""
    warnings.simplefilter("ignore")
    warp_oracle.quiet()
    restored.watch()
    dry()
    try:
        import warp.tests.unittest_utils  # noqa: F401
    except ImportError:
        pass
    # weft's own module, so that no child loads it.
    try:
        weft.lower("{}")
    except Exception:
        pass
