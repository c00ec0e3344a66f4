# expect: 8: Lambda is not supported
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    f = lambda x: x * 2.0
    a[i] = f(a[i])
