"""Functions as arguments of functions: own and built-in ones, by keyword and default, passed on, in templates."""

from typing import Any

import warp as wp


@wp.func
def square(x: float):
    return x * x


@wp.func
def half(x: float):
    return x * 0.5


@wp.func
def twice(f: wp.Function, x: float):
    return f(f(x))


@wp.func
def both(f: wp.Function, g: wp.Function, x: float):
    return twice(f, x) + g(x)


@wp.func
def spelled(f: wp.Function, x: float) -> float:
    return f(x) + 1.0


@wp.func
def of_any(f: wp.Function, x: Any):
    return f(x) + x


@wp.func
def with_default(x: float, f: wp.Function = square):
    return f(x)


@wp.kernel
def own(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = twice(square, a[i]) + twice(half, a[i])


@wp.kernel
def builtin(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = twice(wp.sin, a[i]) + twice(wp.cos, a[i])


@wp.kernel
def nested(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = both(square, half, a[i]) + both(half, wp.exp, a[i])


@wp.kernel
def subscripted(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = spelled(half, a[i])


@wp.kernel
def by_keyword(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = twice(x=a[i], f=half)


@wp.kernel
def template(a: wp.array(dtype=float), b: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    a[i] = of_any(square, a[i])
    b[i] = of_any(wp.normalize, b[i])


@wp.kernel
def default(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = with_default(a[i]) + with_default(a[i], half)
