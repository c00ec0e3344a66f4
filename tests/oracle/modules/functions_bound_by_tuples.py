"""Functions get names of their own by tuple assignment, beside values."""

import warp as wp


@wp.func
def twice(x: float):
    return 2.0 * x


@wp.kernel
def k(x: wp.array(dtype=float)):
    i = wp.tid()
    f, g, y = twice, wp.sin, x[i]
    x[i] = f(y) + g(y)
