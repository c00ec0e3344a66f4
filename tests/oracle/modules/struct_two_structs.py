import warp as wp


@wp.struct
class A:
    x: float


@wp.struct
class B:
    y: wp.vec2


@wp.struct
class Unused:
    z: int


@wp.func
def combine(a: A, b: B):
    return a.x + b.y[0]


@wp.kernel
def two(a: A, bs: wp.array(dtype=B), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = combine(a, bs[i])
