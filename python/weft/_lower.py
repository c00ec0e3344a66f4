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


def lower(kernel, device: str = "cpu", backward: bool | None = None, block_dim: int | None = None) -> Lowered:
    """The text that Warp would emit for a live `warp.Kernel`, or for a `Program`.

    `backward` overrides the module's `enable_backward`; `block_dim` is the number of threads in a
    block (1 on the CPU and the module's on CUDA, as `warp.launch` has it).
    """
    if device not in ("cpu", "cuda"):
        raise ValueError(f"device is 'cpu' or 'cuda', not {device!r}")
    text = kernel if isinstance(kernel, str) else program(kernel, backward, block_dim)
    if block_dim is None:
        block_dim = 1 if device == "cpu" else 256
    from . import _weft  # capturing does without the native module

    ok, *rest = _weft.lower(text, device == "cuda", block_dim)
    if ok:
        return Lowered(*rest)
    error = UnsupportedError if rest[0] in _UNSUPPORTED else DiagnosticError
    raise error(*rest)
