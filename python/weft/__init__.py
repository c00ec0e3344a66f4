"""weft makes pairs of NVIDIA Warp kernels and the text that Warp would emit for them; it lowers and runs kernels natively.

Rows and datasets: `rows`, `row`, `table`, `generate`, `enrich`, `open`, `validate`, `stats`; `RowStream`, and
`weft.torch`, `weft.hf`, `weft.ray` and `weft.store` for those who have torch, datasets, ray or pyarrow.
Kernels, of a file or live: `lower`, `capture`, `run`.
"""

from ._dataset import Dataset, Error, enrich, generate, open, stats, validate
from ._errors import DiagnosticError, KernelFault, UnsupportedError
from ._rows import Table, row, rows, table
from ._stream import RowStream
from ._weft import version as __version__

__all__ = [
    "Dataset",
    "DiagnosticError",
    "Error",
    "KernelFault",
    "Lowered",
    "RowStream",
    "RunResult",
    "Table",
    "UnsupportedError",
    "capture",
    "enrich",
    "generate",
    "lower",
    "open",
    "row",
    "rows",
    "run",
    "stats",
    "table",
    "validate",
]

# These need numpy and, for live kernels, Warp, which rows do not.
_LATER = {"Lowered": "_lower", "capture": "_lower", "lower": "_lower", "RunResult": "_run", "run": "_run"}


def __getattr__(name):
    if name not in _LATER:
        raise AttributeError(f"module 'weft' has no attribute '{name}'")
    import importlib

    module = importlib.import_module(f".{_LATER[name]}", __name__)
    value = globals()[name] = getattr(module, name)
    return value


def __dir__():
    return sorted({*globals(), *__all__})
