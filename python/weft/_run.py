"""Running kernels without Warp, a compiler or a GPU."""

from __future__ import annotations

import operator
import os

from ._errors import DiagnosticError, KernelFault, UnsupportedError, refusal


class RunResult(dict):
    """The arrays of a kernel after its launch, by name. Attributes: gradients, findings, output."""

    def __init__(self, arrays, gradients, findings, output=""):
        super().__init__(arrays)
        self.gradients, self.findings, self.output = gradients, findings, output


def _dims(dim) -> list[int]:
    try:
        dims = [operator.index(dim)]
    except TypeError:
        try:
            dims = [operator.index(d) for d in dim]
        except TypeError:
            raise TypeError(f"dim is one to four whole numbers of threads, not {dim!r}") from None
    if not 1 <= len(dims) <= 4 or any(not 0 <= d < 2**31 for d in dims):
        raise ValueError(f"dim is one to four whole numbers of threads, not {dim!r}")
    return dims


def _jobs(jobs: int | None) -> int:
    if jobs is None:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    jobs = operator.index(jobs)
    if not 1 <= jobs <= 1024:
        raise ValueError(f"jobs is a number of cores from 1 to 1024, not {jobs}")
    return jobs


def _array(name: str, value, dtype: str, ndim: int):
    """The value as a numpy array of this machine's byte order; vectors and matrices of Python take the type."""
    import numpy as np

    array = np.from_dlpack(value) if hasattr(value, "__dlpack__") and not isinstance(value, np.ndarray) else np.asarray(value)
    if array.dtype.kind not in "biuf" and array.dtype.name != "bfloat16" or array.dtype.itemsize > 8:
        raise TypeError(f"the parameter {name!r} is given {array.dtype.name} of shape {array.shape}, which holds no numbers; "
                        "a field of a struct is given by its path, 'params.mass'")
    if ndim < 0 < array.ndim and not hasattr(value, "dtype") and dtype != "bfloat16":
        with np.errstate(all="ignore"):
            typed = array.astype(dtype)
        # Floats may be rounded, since Python has no others.
        same = np.isfinite if typed.dtype.kind == "f" else np.asarray
        if not np.array_equal(same(typed), same(array)):
            raise ValueError(f"the parameter {name!r} is {value!r}, which {dtype} cannot hold")
        array = typed
    if not array.dtype.isnative:
        array = array.astype(array.dtype.newbyteorder("="))
    return array.view(np.uint16) if dtype == "bfloat16" and array.dtype.itemsize == 2 else array


def _as_given(array):
    """(type, shape, bytes)"""
    import numpy as np

    return array.dtype.name, array.shape, np.ascontiguousarray(array).tobytes()


def _plain_arrays(inputs):
    """(name, array) of the inputs, with indexed arrays of Warp taken apart."""
    if not hasattr(inputs, "items"):
        raise TypeError(f"inputs is a mapping of parameters to arrays, not {inputs!r}")
    for key, value in inputs.items():
        if not isinstance(key, str):
            raise TypeError(f"inputs has names of parameters as keys, not {key!r}")
        if type(value).__name__ != "indexedarray" or not hasattr(value, "indices"):
            yield key, value
            continue
        yield key, value.data
        for dimension, indices in enumerate(value.indices):
            if indices is not None:
                yield f"{key}.indices{dimension}", indices


def run(kernel, dim, inputs, *, name: str | None = None, types: str | None = None, grad: bool = False, cotangents=None, sanitize: bool = False,
        math: str = "pinned", jobs: int | None = None):
    """Runs a kernel as Warp's CPU device would, and returns its arrays as they are afterwards.

    `kernel` is a `warp.Kernel` or the path of a Python file, of which `name` chooses the kernel, and `types` (as in
    "wp.array(dtype=float), int") one that takes arguments of any type.
    `dim` is the size of the launch, one number or up to four. `inputs` has a numpy array (or
    anything with `__array_interface__` or DLPack) for each parameter, outputs too; a field of a
    struct is named by its path, "params.mass". Nothing that is passed is changed.

    With `grad`, `gradients` of the result has the derivative by each float parameter of the sum of
    all float arrays that the kernel changed, or of their products with `cotangents`. With
    `sanitize`, `findings` has what is wrong on the way: races, overflows, reads before writes. Failed
    `wp.expect_eq()` and its like are always among the findings. `output` of the result is the text that the
    kernel prints.

    An indexed array is a `warp.indexedarray`, or the array under the parameter's name and the list of
    indices of a dimension under "x.indices0".

    `math` says whose elementary functions (`sin`, `exp`, ...) are used: "pinned" are weft's own, with the
    same results on every machine, "host" are those of this machine's C library, as in Warp's CPU code.

    `jobs` is the number of cores that share the threads of a long launch whose order does not matter, by
    default all. The result is the same with any number.

    Raises `KernelFault` where the launch cannot go on, `UnsupportedError` for kernels that cannot be
    evaluated, `DiagnosticError` for other refusals.
    """
    import numpy as np

    from . import _weft

    if math not in ("pinned", "host"):
        raise ValueError(f"math is 'pinned' or 'host', not {math!r}")
    if cotangents and not grad:
        raise ValueError("cotangents weigh the arrays that grad=True derives; without it they say nothing")
    if types and not isinstance(kernel, (str, os.PathLike)):
        raise ValueError("types goes with a file; of a live kernel, pass what wp.overload() returns")
    runner = _weft.Runner()
    is_file = isinstance(kernel, (str, os.PathLike))
    if is_file:
        source = os.fspath(kernel)
    else:
        from ._lower import capture

        source = capture(kernel)
    how = bool(grad), bool(sanitize), math == "host", _jobs(jobs)
    parameters = refusal(runner.prepare(source, is_file, name or "", types or "", *how))[0]
    arrays = []
    known = {p[0]: p[1:] for p in parameters}
    for key, value in _plain_arrays(inputs):
        dtype, _, ndim = known.get(key, ("float32", (), 0))
        arrays.append((key, *_as_given(_array(key, value, dtype, ndim))))
    ended, outputs, findings, output = refusal(runner.run(arrays, _dims(dim)))
    output = output.decode(errors="replace")
    if ended:
        raise KernelFault(*findings[-1], output)

    def to_numpy(dtype, shape, data):
        return np.frombuffer(data, dtype=np.uint16 if dtype == "bfloat16" else dtype).reshape(shape).copy()

    gradients = None
    if grad:
        weights = None
        if cotangents is not None:
            weights = [(key, *_as_given(_array(key, value, "float64", 0))) for key, value in _plain_arrays(cotangents)]
        gradients = {n: to_numpy(*rest) for n, *rest in refusal(runner.gradients(weights))[0]}
    return RunResult({n: to_numpy(*rest) for n, *rest in outputs}, gradients, findings, output)


__all__ = ["DiagnosticError", "KernelFault", "RunResult", "UnsupportedError", "run"]
