# expect: 9: x has type float32 int32
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    x = float(0.0)
    x = 1
    a[i] = x
