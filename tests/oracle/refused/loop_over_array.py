# expect: 8: iter_next array
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    for x in a:
        a[i] = x
