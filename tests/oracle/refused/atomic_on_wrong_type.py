# expect: 8: atomic_add int32 float32
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    wp.atomic_add(a, 0, i)
