# expect: 8: not supported
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    if i is None:
        a[i] = 1.0
