# expect: 8: 'Callable' is no type for an argument of a function
from typing import Callable

import warp as wp


@wp.func
def twice(f: Callable, x: float):
    return f(f(x))


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = twice(wp.sin, a[i])
