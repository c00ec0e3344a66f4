# expect: 8: atomic_add 1 indices 2 dimensions
import warp as wp


@wp.kernel
def k(a: wp.array2d(dtype=float)):
    i = wp.tid()
    wp.atomic_add(a, i, 1.0)
