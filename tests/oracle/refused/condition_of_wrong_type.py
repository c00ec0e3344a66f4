# expect: 8: where
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = wp.where(i > 0, 1.0, 2)
