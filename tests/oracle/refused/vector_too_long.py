# expect: 7: long
import warp as wp


@wp.kernel
def k(x: wp.array(dtype=float)):
    a = wp.vector(1.0, length=65537)
    x[0] = a[0]
