from typing import Any

import warp as wp


@wp.func
def double(x: Any):
    return x + x


@wp.func
def lerp(a: Any, b: Any, t: wp.Float):
    return a * (type(t)(1.0) - t) + b * t


@wp.func
def length_of(v: wp.types.vector(length=Any, dtype=wp.Float)):
    return wp.sqrt(wp.dot(v, v))


@wp.func
def trace_of(m: wp.types.matrix(shape=(Any, Any), dtype=wp.Scalar)):
    return m[0, 0]


@wp.func
def first(a: wp.array(dtype=Any), i: int):
    return a[i]


@wp.func
def clear(a: wp.array(dtype=Any, ndim=2), i: wp.Int):
    a[i, i] = a.dtype(0)


@wp.func
def pick(x: Any, which: bool):
    return double(x) if which else x


@wp.func
def pick(x: float, which: bool) -> float:
    return x


@wp.func
def with_default(x: Any, n: int = 3):
    y = x
    for i in range(n):
        y = double(y)
    return y


@wp.kernel
def scalars(a: wp.array(dtype=float), b: wp.array(dtype=int), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    a[i] = double(a[i])
    b[i] = double(b[i])
    d[i] = double(d[i]) + with_default(d[i])
    a[i] = lerp(a[i], 2.0, 0.5) + with_default(a[i], 2)


@wp.kernel
def vectors(v: wp.array(dtype=wp.vec3), m: wp.array(dtype=wp.mat33), out: wp.array(dtype=float)):
    i = wp.tid()
    v[i] = double(v[i]) + lerp(v[i], v[0], 0.25)
    out[i] = length_of(v[i]) + trace_of(m[i]) + length_of(wp.vec2(1.0, 2.0))


@wp.kernel
def arrays(a: wp.array(dtype=float), b: wp.array2d(dtype=wp.vec3), c: wp.array2d(dtype=int)):
    i = wp.tid()
    a[i] = first(a, i + 1)
    clear(b, i)
    clear(c, i)


@wp.kernel
def overloads(a: wp.array(dtype=float), b: wp.array(dtype=int)):
    i = wp.tid()
    a[i] = pick(a[i], True)
    b[i] = pick(b[i], False)
