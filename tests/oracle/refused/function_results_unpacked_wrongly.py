# expect: 13: 3 names for 2 results
import warp as wp


@wp.func
def f(x: float):
    return x, x * 2.0


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    x, y, z = f(a[i])
    a[i] = x + y + z
