from typing import Any

import warp as wp

SCALE = 2.0


@wp.func
def twice(x: Any):
    return x + x


@wp.kernel
def scale(a: wp.array(dtype=Any), s: Any, n: int):
    i = wp.tid()
    if i < n:
        a[i] = twice(a[i]) * s


wp.overload(scale, [wp.array(dtype=float), float, int])
scale_double = wp.overload(scale, {"a": wp.array(dtype=wp.float64), "s": wp.float64})
scale_vector = wp.overload(scale, {"a": wp.array(dtype=wp.vec3), "s": wp.float32})


@wp.kernel
def shapes(v: wp.array(dtype=wp.types.vector(length=Any, dtype=wp.Float)), m: wp.array2d(dtype=Any)):
    # a comment
    i = wp.tid()
    v[i] = v[i] * v[i].dtype(wp.static(SCALE * 2.0))
    m[i, i] = m[i, 0]


@wp.overload
def shapes(v: wp.array(dtype=wp.vec2), m: wp.array2d(dtype=int)): ...


@wp.overload
def shapes(v: wp.array(dtype=wp.types.vector(length=5, dtype=wp.float64)), m: wp.array2d(dtype=wp.quat)):
    pass


@wp.kernel(enable_backward=False)
def fill(a: wp.array(dtype=wp.Int), x: wp.Int):
    a[wp.tid()] = x


wp.overload(fill, [wp.array(dtype=wp.uint8), wp.uint8])
