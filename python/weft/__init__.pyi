"""Type stubs of the package weft."""

from collections.abc import Mapping, Sequence
from os import PathLike
from typing import Any, Literal

import numpy as np
import warp

class DiagnosticError(Exception):
    code: str
    file: str
    line: int

class UnsupportedError(DiagnosticError): ...

class KernelFault(Exception):
    kind: str
    file: str
    line: int
    thread: tuple[int, ...]
    message: str
    output: str

class RunResult(dict[str, np.ndarray]):
    gradients: dict[str, np.ndarray]
    findings: list[dict[str, Any]]
    output: str

class Lowered:
    support: str
    forward: str
    backward: str
    hash: str

def capture(
    kernel: warp.Kernel | warp.Function, backward: bool | None = None, block_dim: int | None = None
) -> str: ...
def lower(
    kernel: warp.Kernel | warp.Function | str,
    device: Literal["cpu", "cuda"] = "cpu",
    backward: bool | None = None,
    block_dim: int | None = None,
) -> Lowered: ...
def run(
    kernel: warp.Kernel | str | PathLike[str],
    dim: int | Sequence[int],
    inputs: Mapping[str, Any],
    *,
    name: str | None = None,
    types: str | None = None,
    grad: bool = False,
    cotangents: Mapping[str, Any] | None = None,
    sanitize: bool = False,
    math: Literal["pinned", "host"] = "pinned",
    jobs: int | None = None,
) -> RunResult: ...
