# expect: 8: float32 for an array of float64
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=wp.float64)):
    i = wp.tid()
    a[i] = 1.0
