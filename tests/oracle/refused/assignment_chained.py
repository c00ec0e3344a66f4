# expect: 8: several targets
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    x = y = a[i]
    a[i] = x + y
