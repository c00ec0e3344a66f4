import warp as wp


@wp.struct
class A:
    x: float


@wp.struct
class B:
    x: float


@wp.kernel
def two(a: A, b: B, out: wp.array(dtype=B)):
    i = wp.tid()
    out[i].x = a.x + b.x
