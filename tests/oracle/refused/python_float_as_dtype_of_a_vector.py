# expect: 7: differs from that of the type called
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=wp.vec2), x: float):
    a[0] = wp.vec2(x, 1.0, dtype=float)
