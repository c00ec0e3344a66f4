# expect: 12: no overload of 'f' takes
import warp as wp


@wp.func
def f(y: float, x: float = 1):
    return y


@wp.kernel
def k(x: wp.array(dtype=float)):
    x[0] = f(2.0)
