# expect: 7: undefined name
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    a[0] = missing + 1.0
