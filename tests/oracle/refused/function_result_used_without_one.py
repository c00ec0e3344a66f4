# expect: 13: call without a result
import warp as wp


@wp.func
def f(a: wp.array(dtype=float)):
    a[0] = 1.0


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = f(a) + 1.0
