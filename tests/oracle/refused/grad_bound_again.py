# expect: 15: a name bound to wp.grad() again
import warp as wp


@wp.func
def f(x: float):
    return x * x


@wp.kernel
def k(x: wp.array(dtype=float), n: int):
    if n > 1:
        g = wp.grad(f)
    else:
        g = wp.grad(f)
    x[0] = g(2.0)
