# expect: 5: 'wp.constant' makes a constant of what is no number
import warp as wp


@wp.constant
def f(x: float):
    return x


@wp.kernel
def k(a: wp.array(dtype=float)):
    a[0] = 1.0
