# expect: 8: Try is not supported
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    try:
        a[i] = 1.0
    except ValueError:
        a[i] = 2.0
