# expect: 8: AnnAssign is not supported
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    x: float = a[i]
    a[i] = x
