"""Type stubs of the package weft."""

from typing import Literal

import warp

class DiagnosticError(Exception):
    code: str
    file: str
    line: int

class UnsupportedError(DiagnosticError): ...

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
