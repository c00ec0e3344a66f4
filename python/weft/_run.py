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
        dims = [operator.index(d) for d in dim]
    if not 1 <= len(dims) <= 4 or any(not 0 <= d < 2**31 for d in dims):
        raise ValueError(f"dim is one to four numbers of threads, not {dim!r}")
    return dims


def _jobs(jobs: int | None) -> int:
    if jobs is None:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    jobs = operator.index(jobs)
    if not 1 <= jobs <= 1024:
        raise ValueError(f"jobs is a number of cores from 1 to 1024, not {jobs}")
    return jobs


def _numbers(value, dtype: str, components: tuple, ndim: int):
    """The value as a numpy array of a parameter's type; numbers of Python take the type."""
    import numpy as np

    if dtype == "bfloat16":
        array = np.asarray(value)
        return array.view(np.uint16) if array.dtype.itemsize == 2 else array
    wanted = np.dtype(dtype)
    if ndim < 0 and not hasattr(value, "dtype"):  # of Python itself
        return np.asarray(value, dtype=wanted)
    if hasattr(value, "__dlpack__") and not isinstance(value, np.ndarray):
        value = np.from_dlpack(value)
    array = np.asarray(value)
    # What Warp's own arrays of vectors look like in numpy.
    return array


def _plain_arrays(inputs):
    """(name, array) of the inputs, with indexed arrays of Warp taken apart."""
    for key, value in inputs.items():
        if type(value).__name__ != "indexedarray" or not hasattr(value, "indices"):
            yield key, value
            continue
        yield key, value.data
        for dimension, indices in enumerate(value.indices):
            if indices is not None:
                yield f"{key}.indices{dimension}", indices


def run(kernel, dim, inputs, *, name: str | None = None, grad: bool = False, cotangents=None, sanitize: bool = False,
        math: str = "pinned", jobs: int | None = None):
    """Runs a kernel as Warp's CPU device would, and returns its arrays as they are afterwards.

    `kernel` is a `warp.Kernel` or the path of a Python file, of which `name` chooses the kernel.
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
    runner = _weft.Runner()
    is_file = isinstance(kernel, (str, os.PathLike))
    if is_file:
        source = os.fspath(kernel)
    else:
        from ._lower import capture

        source = capture(kernel)
    how = bool(grad), bool(sanitize), math == "host", _jobs(jobs)
    parameters = refusal(runner.prepare(source, is_file, name or "", *how))[0]
    arrays = []
    known = {p[0]: p[1:] for p in parameters}
    for key, value in _plain_arrays(inputs):
        dtype, components, ndim = known.get(key, ("float32", (), -1))
        array = np.ascontiguousarray(_numbers(value, dtype, components, ndim))
        kind = "bfloat16" if dtype == "bfloat16" and array.dtype == np.uint16 else array.dtype.name
        shape = np.shape(value) if ndim < 0 and not array.shape == np.shape(value) else array.shape
        arrays.append((key, kind, tuple(shape), array.tobytes()))
    ended, outputs, findings, output = refusal(runner.run(arrays, _dims(dim)))
    output = output.decode(errors="replace")
    if ended:
        raise KernelFault(*findings[-1], output)

    def to_numpy(dtype, shape, data):
        return np.frombuffer(data, dtype=np.uint16 if dtype == "bfloat16" else dtype).reshape(shape).copy()

    gradients = None
    if grad:
        weights = []
        for key, value in (cotangents or {}).items():
            array = np.ascontiguousarray(value, dtype=np.float64)
            weights.append((key, "float64", array.shape, array.tobytes()))
        gradients = {n: to_numpy(*rest) for n, *rest in refusal(runner.gradients(weights))[0]}
    return RunResult({n: to_numpy(*rest) for n, *rest in outputs}, gradients, findings, output)


__all__ = ["DiagnosticError", "KernelFault", "RunResult", "UnsupportedError", "run"]
