# expect: 8: 1 indices array of 2 dimensions
import warp as wp


@wp.kernel
def k(a: wp.array2d(dtype=float)):
    i = wp.tid()
    a[i] = 1.0
