# expect: 8: no overload of sin
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = wp.sin(a[i], 1.0)
