# expect: 8: float64 and float32
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=wp.float64)):
    i = wp.tid()
    a[i] = a[i] + 1.0
