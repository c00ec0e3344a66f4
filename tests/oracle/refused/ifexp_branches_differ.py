# expect: 8: one type float32 and int32
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = 1.0 if i > 0 else 2
