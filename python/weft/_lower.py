"""Lowering of live Warp kernels and functions."""

from __future__ import annotations

import dataclasses
import operator
import re

import warp as wp
import warp._src.types as wt

from ._errors import DiagnosticError, UnsupportedError, refusal
from ._program import Unsure, program

_TAKES = "takes a warp.Kernel, a warp.Function or the text of a Program, which weft.capture() gives"


@dataclasses.dataclass(frozen=True)
class Lowered:
    """The text of one kernel or function for one device, without Warp's prelude and launch glue."""

    support: str
    forward: str
    backward: str
    hash: str


def capture(kernel, backward: bool | None = None, block_dim: int | None = None) -> str:
    """The `Program` of a live `warp.Kernel` or `warp.Function`: all that lowering needs, as JSON text."""
    return _program_of(kernel, backward, _block_dim(block_dim))


def _check_backward(backward) -> None:
    if backward is not None and type(backward) is not bool:
        raise TypeError(f"backward is True, False or None, not {backward!r}")


def _block_dim(threads) -> int | None:
    if threads is None:
        return None
    try:
        number = 0 if isinstance(threads, bool) else operator.index(threads)  # numpy's integers too
    except TypeError:
        number = 0
    if not 1 <= number < 2**31:
        raise ValueError("block_dim is a number of threads, 1 or more")
    return number


def _program_of(kernel, backward, block_dim) -> str:
    _check_backward(backward)
    if not isinstance(kernel, (wp.Kernel, wp.Function)):
        kind = type(kernel).__name__
        raise TypeError(f"weft {_TAKES}, not {kind}")
    adj = getattr(kernel, "adj", None)
    if adj is None:
        raise UnsupportedError(
            "BuiltinUnsupported", "", 0, f"wp.{kernel.key} is a function of Warp's own, which has no text to lower"
        )
    place = adj.filename, adj.fun_lineno

    def error(kind, code, why):  # at `place`
        return kind(code, *place, f"{place[0]}:{place[1]}: {why}")

    if isinstance(kernel, wp.Function):
        if any(wt.type_is_generic(t) for t in kernel.input_types.values()):
            why = f"'{kernel.key}' is a function for any types; lower a kernel that calls it"
            raise error(UnsupportedError, "UnsupportedYet", why)
    elif kernel.is_generic:
        why = f"'{kernel.key}' is a kernel for any types; lower what wp.overload({kernel.key}, [...]) gives"
        raise error(UnsupportedError, "UnsupportedYet", why)
    try:
        return program(kernel, backward, block_dim)
    except Unsure as why:
        raise error(UnsupportedError, "UnsupportedYet", f"{why}; weft does not lower it") from None
    except Exception as fault:  # of what Warp evaluates itself: wp.static(), hashes of functions and the like
        named = re.findall(r" at (\S+):(\d+):\n", str(fault))  # the last is the innermost
        place = (named[-1][0], int(named[-1][1])) if named else place
        raise error(DiagnosticError, "RefusedByWarp", f"Warp refuses '{kernel.key}': {fault}") from fault


def lower(kernel, device: str = "cpu", backward: bool | None = None, block_dim: int | None = None) -> Lowered:
    """The text that Warp would emit for a live `warp.Kernel` or `warp.Function`, or for a `Program`.

    Of a function: its own text and its adjoint's, as in a module with a kernel that calls it;
    `support` has the structs and functions that it needs. `backward` overrides the module's
    `enable_backward`; `block_dim` is the number of threads in a block (1 on the CPU and the module's
    on CUDA, as `warp.launch` has it).

    Raises `UnsupportedError` for what weft does not lower, `DiagnosticError` for what Warp refuses,
    `TypeError` and `ValueError` for arguments of this function that are none.
    """
    if not isinstance(device, str) or device not in ("cpu", "cuda"):
        raise ValueError(f"device is 'cpu' or 'cuda', not {device!r}")
    block_dim = _block_dim(block_dim)
    if isinstance(kernel, str):
        if backward is not None:
            raise ValueError("a Program says itself whether it has backward code; see weft.capture(kernel, backward)")
        text = kernel.encode(errors="replace").decode()
        if not text.lstrip().startswith(("{", "[")):
            start = text if len(text) <= 60 else text[:57] + "..."
            why = f"not a captured program: weft.lower() {_TAKES}, not {start!r}; `weft lower FILE.py` lowers a file"
            raise UnsupportedError("BadProgram", "", 0, why)
    else:
        text = _program_of(kernel, backward, block_dim)
    if block_dim is None:
        block_dim = 1 if device == "cpu" else 256
    from . import _weft  # capturing does without the native module

    return Lowered(*refusal(_weft.lower(text, device == "cuda", block_dim)))
