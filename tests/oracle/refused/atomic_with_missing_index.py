# expect: 8: atomic_add
import warp as wp


@wp.kernel
def k(a: wp.array2d(dtype=float)):
    i = wp.tid()
    wp.atomic_add(a, i, 1.0)
