"""weft lowers NVIDIA Warp kernels to the text that Warp itself would emit, natively."""

from ._lower import DiagnosticError, Lowered, UnsupportedError, capture, lower

__all__ = ["DiagnosticError", "Lowered", "UnsupportedError", "capture", "lower"]
