"""One file of a corpus in a process of its own: import, drive, generate with Warp, compare.

Kernels are found by running Python, never by parsing: what counts is what Warp itself sees. The
state that Warp's generator leaves in shared objects (instances of generic functions, counters of
names) is put back after each kernel, so that a text does not depend on what was generated before.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import os
import re
import select
import signal
import sys
import time
import traceback
import warnings

PRELUDE_END = "adj_cast_int(x, adj_x, adj_ret)"


def in_child(file: str, how: str, timeout: float, timed: bool, evaluate: bool) -> list[dict]:
    """The verdicts on a file's kernels; those reached before a crash or the timeout are kept."""
    r, w = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.setsid()
        os.close(r)
        null = os.open(os.devnull, os.O_RDWR)
        for fd in (0, 1) if os.environ.get("FIDELITY_TRACE") else (0, 1, 2):
            os.dup2(null, fd)
        code = 0
        try:
            with os.fdopen(w, "w", encoding="utf-8", errors="backslashreplace") as out:
                work(file, how, timeout, timed, evaluate, out)
        except BaseException:
            traceback.print_exc()
            code = 1
        os._exit(code)
    os.close(w)
    data, end = b"", time.time() + timeout
    while (left := end - time.time()) > 0:
        if select.select([r], [], [], left)[0]:
            chunk = os.read(r, 1 << 20)
            if not chunk:
                break
            data += chunk
    else:
        os.killpg(pid, signal.SIGKILL)
    os.close(r)
    _, status = os.waitpid(pid, 0)
    rows = [json.loads(line) for line in data.decode().split("\n")[:-1]]
    started = [x for x in rows if x.get("verdict") == "started"]
    rows = [x for x in rows if x.get("verdict") != "started"]
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) != signal.SIGKILL and started:
        finished = {(x["key"], x["hash"], x["device"]) for x in rows}
        last = started[-1]
        if (last["key"], last["hash"], last["device"]) not in finished:
            rows.append(last | {"verdict": "crashed", "why": f"signal {os.WTERMSIG(status)}"})
    for row in rows:
        row["target"] = file
    return rows


# --- finding kernels --------------------------------------------------------------------------------


class Born:
    """Every kernel that is made in this process, and what its launches said."""

    def __init__(self):
        self.kernels, self.block_dims, self.made = [], {}, set()

    def watch(self):
        import warp._src.context as ctx

        init, overload = ctx.Kernel.__init__, ctx.Kernel._add_normalized_overload

        def new_init(kernel, *a, **k):
            init(kernel, *a, **k)
            self.kernels.append(kernel)
            self.made.add(id(kernel))

        def new_overload(kernel, types):
            made = overload(kernel, types)
            self.made.add(id(made))
            return made

        ctx.Kernel.__init__, ctx.Kernel._add_normalized_overload = new_init, new_overload

    def all(self, file: str):
        """Concrete kernels of `file`, and those that it made elsewhere, in a fixed order."""
        import warp._src.context as ctx

        found, seen = [], set()
        registered = [k for m in list(ctx.user_modules.values()) for k in (*m.kernels.values(), *m._live_kernels)]
        for kernel in (*self.kernels, *registered):
            if id(kernel) in seen:
                continue
            seen.add(id(kernel))
            source = os.path.realpath(kernel.adj.filename)
            dynamic = "<locals>" in (getattr(kernel.func, "__qualname__", "") or "") or not os.path.exists(source)
            if source != file and not (id(kernel) in self.made and dynamic):
                continue
            if kernel.is_generic:
                found += kernel.overloads.values()
            else:
                found.append(kernel)
        found.sort(key=lambda k: (k.adj.filename, k.adj.fun_lineno, k.key, k.sig or ""))
        return found


class Restored:
    """Undoes what generating one kernel left behind in functions that others share."""

    def __init__(self):
        self.undo, self.watching = [], False

    def watch(self):
        import warp._src.codegen as codegen
        import warp._src.context as ctx

        get, specialize = ctx.Function.get_overload, codegen.specialize_callable_func

        def get_overload(f, *a, **k):
            if not self.watching or f.is_builtin():
                return get(f, *a, **k)
            before = set(f.user_overloads)
            found = get(f, *a, **k)
            self.undo += [(f.user_overloads, sig) for sig in f.user_overloads.keys() - before]
            return found

        def specialized(f, values):
            made = specialize(f, values)
            if self.watching:
                self.undo += [(f._callable_specializations, key) for key, v in f._callable_specializations.items() if v is made]
            return made

        ctx.Function.get_overload, codegen.specialize_callable_func = get_overload, specialized

    def __enter__(self):
        import warp._src.context as ctx

        self.counts, self.watching = dict(ctx.function_key_counts), True
        self.undo.clear()

    def __exit__(self, *_):
        import warp._src.context as ctx

        self.watching = False
        for container, key in self.undo:
            container.pop(key, None)
        ctx.function_key_counts.clear()
        ctx.function_key_counts.update(self.counts)


def import_file(file: str):
    """As a module of the package it is in, if it is in one."""
    top, folder = None, os.path.dirname(file)
    while os.path.exists(os.path.join(folder, "__init__.py")):
        top, folder = folder, os.path.dirname(folder)
    parent = os.path.dirname(top) if top else os.path.dirname(file)
    # A package may hold folders without an __init__.py.
    for entry in (os.path.realpath(e) for e in sys.path if e):
        folders = os.path.relpath(parent, entry).split(os.sep)
        if all(f.isidentifier() for f in folders):
            parent = top = entry
            break
    sys.path.insert(0, parent)
    sys.path.insert(1, os.path.dirname(file))
    name = os.path.relpath(file, parent)[:-3].replace(os.sep, ".").removesuffix(".__init__")
    if top:
        return importlib.import_module(name)
    spec = importlib.util.spec_from_file_location(name, file)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def work(file: str, how: str, timeout: float, timed: bool, evaluate: bool, out):
    import warp as wp

    import drive

    end = time.time() + timeout
    wp.config.quiet = True
    wp.config.log_level = wp.LOG_ERROR
    warnings.simplefilter("ignore")
    sys.argv = [file]
    born, restored = Born(), Restored()
    wp.init()
    born.watch()
    restored.watch()
    if how != "import":
        drive.install(born, execute=how == "run")
    module = None
    try:
        module = drive.limited(timeout * 0.4, lambda: import_file(file))
    except (Exception, SystemExit, drive.TimeUp) as e:
        traceback.print_exc()
        out.write(json.dumps({"verdict": "not imported", "why": f"{type(e).__name__}: {e}".split("\n", 1)[0]}) + "\n")
    if module is not None and how != "import":
        drive.drive(module, how, timeout * 0.4)
    for kernel in born.all(os.path.realpath(file)):
        if time.time() > end - 1:
            break
        passes = {}
        for device in ("evaluator",) if evaluate else ("cpu", "cuda"):
            row = {"file": relative(kernel.adj.filename), "line": kernel.adj.fun_lineno, "key": kernel.key,
                   "device": device, "hash": kernel.hash.hex() if kernel.hash else "", "verdict": "started", "why": ""}
            out.write(json.dumps(row) + "\n")
            out.flush()
            if evaluate:
                row |= taken(kernel, restored)
            else:
                block_dim = 1 if device == "cpu" else born.block_dims.get(id(kernel)) or kernel.module.options["block_dim"]
                row |= compare(kernel, device, block_dim, restored)
            row["hash"] = kernel.hash.hex() if kernel.hash else ""
            if row["verdict"] == "identical":
                passes[device] = (block_dim, row.pop("backward"))
            if timed and device == "cuda" and passes:
                row |= times(kernel, passes, restored)
            out.write(json.dumps(row) + "\n")
            out.flush()


def relative(path: str) -> str:
    import warp as wp

    site = os.path.dirname(os.path.dirname(os.path.abspath(wp.__file__)))
    return os.path.relpath(path, site) if path.startswith(site) else os.path.basename(path)


# --- the evaluator ----------------------------------------------------------------------------------


def taken(kernel, restored: Restored) -> dict:
    """Whether weft's evaluator takes a kernel; it is made into steps and not run."""
    import weft
    from weft import _weft

    try:
        with restored:
            program = weft.capture(kernel, backward=False, block_dim=1)
    except Exception as e:
        return {"verdict": "refused by Warp", "why": f"{type(e).__name__}: {e}"[:500], "weft": None, "warp_line": False,
                "same_line": False}
    answer = _weft.Runner().prepare(program, False, "", False, False, False)
    if answer[0]:
        return {"verdict": "taken", "why": ""}
    return {"verdict": "refused" if answer[1].startswith("Eval") else "not lowered", "why": answer[4][:500]}


# --- both texts -------------------------------------------------------------------------------------


def declared_backward(kernel):
    """Whether a kernel has adjoints as its module and its decorator say."""
    return kernel.options.get("enable_backward", kernel.module.options["enable_backward"])


def warp_text(kernel, device: str, block_dim: int, backward: bool | None) -> str:
    """backward: instead of the module's own option; None leaves that as it is."""
    import warp as wp
    import warp._src.context as ctx

    module = kernel.module
    options = dict(module.resolve_options(wp.config, block_dim=block_dim))
    options |= {"output_arch": None} | ({} if backward is None else {"enable_backward": backward})
    hashed = {k: v for k, v in options.items() if k != "output_arch"}
    if module.has_unresolved_static_expressions or kernel.adj.has_unresolved_static_expressions:
        ctx.ModuleBuilder(module, options, ctx.ModuleHasher([kernel], hashed))
    builder = ctx.ModuleBuilder(module, options, ctx.ModuleHasher([kernel], hashed), target=device)
    return builder.codegen(device)


def kernel_lines(kernel, text: str, device: str, backward: bool | None) -> list[str]:
    """The lines that are the kernel's own: between the prelude and the launch glue."""
    if backward is None or "enable_backward" in kernel.options:  # the decorator has the last word
        backward = declared_backward(kernel)
    last = "backward" if backward else "forward"
    start = text.index("\n", text.index(PRELUDE_END))
    name = f"{kernel.get_mangled_name()}_{device}_kernel_{last}("
    if kernel.options.get("entry_point_abi") == "external_constant_params":
        name = f"__global__ void {kernel.get_mangled_name()}()"
    end = text.index(name)
    return [x for x in text[start : text.index("\n}\n", end) + 3].split("\n") if x.strip()]


def refusal(kernel, device: str, block_dim: int, restored: Restored, warp_said: str) -> dict:
    """What weft says of a kernel that Warp refuses: whether it refuses too, and at the same line.

    Warp names every function on the way to the fault; the last one is where the fault is.
    """
    import weft

    places = [(os.path.basename(f), int(n)) for f, n in re.findall(r"at (\S+?):(\d+):", warp_said)]
    try:
        with restored:
            program = weft.capture(kernel, block_dim=block_dim)
        weft.lower(program, device=device, block_dim=block_dim)
    except weft.DiagnosticError as e:
        same = bool(places) and places[-1] == (os.path.basename(e.file), e.line)
        return {"weft": str(e)[:300], "warp_line": bool(places), "same_line": same}
    except Exception as e:
        # Warp's own functions refuse it while it is captured, in the same words.
        return {"weft": f"{type(e).__name__}: {e}"[:300], "warp_line": bool(places), "same_line": bool(places)}
    return {"weft": None, "warp_line": bool(places), "same_line": False}


def times(kernel, passes: dict, restored: Restored) -> dict:
    """Milliseconds that Warp and weft take for the kernel's texts of the devices in `passes`.

    CPU time of this thread, the least of three runs of each, so that neither pays for what else the
    machine does. One Program serves both devices; a space behind it makes it one that weft has not
    seen, since it remembers the last. Writing the Program is not counted, nor is what Warp did when
    the kernel was declared.
    """
    import gc

    import weft

    def least(run):
        best = float("inf")
        for i in range(3):
            with restored:
                start = time.thread_time()
                run(i)
                best = min(best, time.thread_time() - start)
        return best * 1e3

    def warp(_):
        for device, (block_dim, backward) in passes.items():
            warp_text(kernel, device, block_dim, backward)

    def lower(i):
        for device, (block_dim, _) in passes.items():
            weft.lower(programs[i], device=device, block_dim=block_dim)

    block_dim, backward = next(iter(passes.values()))
    with restored:
        program = weft.capture(kernel, backward=backward, block_dim=block_dim)
    programs = [program + " " * (i + 1) for i in range(3)]
    gc.collect()
    gc.disable()
    try:
        return {"timed": len(passes), "warp_ms": least(warp), "weft_ms": least(lower)}
    finally:
        gc.enable()


def compare(kernel, device: str, block_dim: int, restored: Restored) -> dict:
    """The verdict on a kernel as it is declared; one that its module declares without adjoints is also
    compared with them, if Warp makes that text, and has the worse of the two verdicts."""
    row = compare_as(kernel, device, block_dim, restored, None)
    row["forward_only"] = not declared_backward(kernel)
    if row["forward_only"] and "enable_backward" not in kernel.options and row["verdict"] != "refused by Warp":
        other = compare_as(kernel, device, block_dim, restored, True)
        row["both_ways"] = other["verdict"] != "refused by Warp"
        if row["verdict"] == "identical" and other["verdict"] in ("refused", "different", "crashed"):
            row |= other | {"why": f"with adjoints, which the module leaves out: {other['why']}"}
    return row


def compare_as(kernel, device: str, block_dim: int, restored: Restored, backward: bool | None) -> dict:
    import weft

    try:
        with restored:
            text = warp_text(kernel, device, block_dim, backward)
    except Exception as error:
        said = f"{type(error).__name__}: {error}"
        row = {"verdict": "refused by Warp", "why": said[:4000]}
        return row if backward else row | refusal(kernel, device, block_dim, restored, said)
    try:
        with restored:
            program = weft.capture(kernel, backward=backward, block_dim=block_dim)
        got = weft.lower(program, device=device, block_dim=block_dim)
    except weft.DiagnosticError as e:
        return {"verdict": "refused", "why": f"{type(e).__name__}: {e}"[:500]}
    except Exception as e:
        return {"verdict": "crashed", "why": f"{type(e).__name__}: {e}"[:500]}
    want = kernel_lines(kernel, text, device, backward)
    mine = [x for part in (got.support, got.forward, got.backward) for x in part.split("\n") if x.strip()]
    if mine == want:
        return {"verdict": "identical", "why": "", "backward": backward}
    at = next((i for i, (a, b) in enumerate(zip(want, mine)) if a != b), min(len(want), len(mine)))
    return {"verdict": "different", "why": f"line {at}: {want[at].strip()[:200] if at < len(want) else 'end'}"}
