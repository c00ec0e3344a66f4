"""Parameters tuple[...], of Python's own types and of Warp's; overloads by their elements."""

from typing import Tuple

import warp as wp


@wp.func
def of_python(t: tuple[int, float]):
    return float(t[0]) + t[1]


@wp.func
def of_warp(t: tuple[wp.int32, wp.float32], s: Tuple[wp.vec3, bool]) -> float:
    b = t[1]
    if s[1]:
        b += s[0].y
    return float(t[0]) * b


@wp.func
def first_of(t: tuple[float, float]):
    return t[0]


@wp.func
def first_of(t: tuple[float, int]):  # noqa: F811
    return t[0] * 2.0


@wp.func
def counted(t: tuple[float]):
    return t[0] + float(len(t))


@wp.kernel
def parameters(x: wp.array(dtype=float)):
    i = wp.tid()
    t = (i, x[i])
    x[i] = of_python(t) + of_warp((3, 2.0), (wp.vec3(x[i]), True))


@wp.kernel
def overloads(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = first_of((1.0, x[i])) + first_of((1.0, 3)) + counted((2.0,))
