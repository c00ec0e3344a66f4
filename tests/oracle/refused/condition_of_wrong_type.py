# expect: 8: where one type float32 and int32
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = wp.where(i > 0, 1.0, 2)
