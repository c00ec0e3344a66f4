# expect: 8: range
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    for j in range(a[i]):
        a[i] = 1.0
