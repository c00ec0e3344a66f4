# expect: 8: list not supported
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    x = [1.0, 2.0]
    a[i] = x[0]
