"""Type stubs of the package weft."""

from typing import Any, Literal

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

def capture(kernel: Any, backward: bool | None = None, block_dim: int | None = None) -> str: ...
def lower(
    kernel: Any,
    device: Literal["cpu", "cuda"] = "cpu",
    backward: bool | None = None,
    block_dim: int | None = None,
) -> Lowered: ...
