"""Lowering of live Warp kernels."""

from __future__ import annotations

import dataclasses

from ._program import program

# Codes of diagnostics that say what weft cannot do, not what is wrong with the kernel.
_UNSUPPORTED = {"UnsupportedYet", "BuiltinUnsupported", "BuiltinPythonLevel", "PythonLevelBuiltin", "BadProgram"}


class DiagnosticError(Exception):
    """The kernel is not what Warp accepts. Attributes: code, file, line."""

    def __init__(self, code: str, file: str, line: int, message: str):
        super().__init__(message)
        self.code, self.file, self.line = code, file, line


class UnsupportedError(DiagnosticError):
    """The kernel uses something that weft does not lower."""


@dataclasses.dataclass(frozen=True)
class Lowered:
    """The text of one kernel for one device, without Warp's prelude and launch glue."""

    support: str
    forward: str
    backward: str
    hash: str


def capture(kernel, backward: bool | None = None, block_dim: int | None = None) -> str:
    """The `Program` of a live `warp.Kernel`: all that lowering needs, as JSON text."""
    return program(kernel, backward, block_dim)


def _program_of(kernel, backward, block_dim) -> str:
    import warp as wp

    if not isinstance(kernel, (wp.Kernel, wp.Function)):
        raise TypeError(f"weft.lower() takes a warp.Kernel or the text of a Program, not {type(kernel).__name__}")
    adj = getattr(kernel, "adj", None)  # builtins have none
    place = (adj.filename, adj.fun_lineno) if adj is not None else ("", 0)

    def error(kind, code, why):
        return kind(code, *place, f"{place[0]}:{place[1]}: {why}")

    if isinstance(kernel, wp.Function):
        raise error(UnsupportedError, "UnsupportedYet", "a function alone is not lowered; lower a kernel that calls it")
    if kernel.is_generic:
        raise error(UnsupportedError, "UnsupportedYet",
                    f"'{kernel.key}' is a kernel for any types; lower what wp.overload({kernel.key}, [...]) gives")  # fmt: skip
    try:
        return program(kernel, backward, block_dim)
    except wp.WarpCodegenError as fault:  # of what Warp evaluates itself, wp.static() and the like
        raise error(DiagnosticError, "RefusedByWarp", f"Warp refuses '{kernel.key}': {fault}") from fault


def lower(kernel, device: str = "cpu", backward: bool | None = None, block_dim: int | None = None) -> Lowered:
    """The text that Warp would emit for a live `warp.Kernel`, or for a `Program`.

    `backward` overrides the module's `enable_backward`; `block_dim` is the number of threads in a
    block (1 on the CPU and the module's on CUDA, as `warp.launch` has it).
    """
    if device not in ("cpu", "cuda"):
        raise ValueError(f"device is 'cpu' or 'cuda', not {device!r}")
    if block_dim is not None and (type(block_dim) is not int or not 1 <= block_dim <= 1024):
        raise ValueError(f"block_dim is a number of threads from 1 to 1024, not {block_dim!r}")
    text = kernel if isinstance(kernel, str) else _program_of(kernel, backward, block_dim)
    if block_dim is None:
        block_dim = 1 if device == "cpu" else 256
    from . import _weft  # capturing does without the native module

    ok, *rest = _weft.lower(text, device == "cuda", block_dim)
    if ok:
        return Lowered(*rest)
    error = UnsupportedError if rest[0] in _UNSUPPORTED else DiagnosticError
    raise error(*rest)
