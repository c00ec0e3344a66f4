# expect: 13: no overload of f
import warp as wp


@wp.func
def f(x: float):
    return x * 2.0


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = f(i)
