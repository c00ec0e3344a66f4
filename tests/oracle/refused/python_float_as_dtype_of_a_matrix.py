# expect: 7: differs from that of the type called
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=wp.mat22), x: float):
    a[0] = wp.mat22(x, 1.0, 2.0, 3.0, dtype=float)
