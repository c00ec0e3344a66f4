# expect: 6: annotation
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float), n):
    i = wp.tid()
    a[i] = 1.0
