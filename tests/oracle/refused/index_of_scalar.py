# expect: 8: float32
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float), x: float):
    i = wp.tid()
    a[i] = x[0]
