# expect: 13: no overload of f
import warp as wp


@wp.func
def f(x: float, y: float):
    return x + y


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = f(a[i])
