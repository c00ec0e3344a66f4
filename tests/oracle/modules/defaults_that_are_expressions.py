"""Defaults of parameters are values of Python, whatever expression made them."""

import warp as wp

COUNT = 3
SCALE = wp.constant(2.0)


@wp.func
def polynomial(x: float, degree: int = COUNT, scale: float = 1.5 * 2.0, turn: float = wp.pi, on: bool = COUNT > 2):
    s = float(0.0)
    for i in range(degree):
        s += scale * x
    if on:
        s += turn
    return s


@wp.kernel
def apply(a: wp.array(dtype=float), count: int = COUNT, width: float = 0.5 * 0.5):
    i = wp.tid()
    a[i] = polynomial(a[i]) + polynomial(a[i], 2) + polynomial(a[i], turn=0.5) + width * float(count)
