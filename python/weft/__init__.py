"""weft lowers NVIDIA Warp kernels to the text that Warp itself would emit, and runs them, natively."""

from ._errors import DiagnosticError, KernelFault, UnsupportedError
from ._lower import Lowered, capture, lower
from ._run import RunResult, run

__all__ = [
    "DiagnosticError",
    "KernelFault",
    "Lowered",
    "RunResult",
    "UnsupportedError",
    "capture",
    "lower",
    "run",
]
