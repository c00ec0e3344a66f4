# expect: 8: undefined name
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = x + 1.0
    x = 2.0
