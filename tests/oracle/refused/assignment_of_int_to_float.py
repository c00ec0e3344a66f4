# expect: 9: existing symbol x of a different type
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    x = float(0.0)
    x = 1
    a[i] = x
