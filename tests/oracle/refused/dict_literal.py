# expect: 8: Dict is not supported
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    x = {1: 2.0}
    a[i] = 1.0
