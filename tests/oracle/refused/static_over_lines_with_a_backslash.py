# expect: 7: backslash
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    a[0] = wp.static(1.0 + \
        2.0)
