# expect: 8: in is not supported
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    if i in (1, 2):
        a[i] = 1.0
