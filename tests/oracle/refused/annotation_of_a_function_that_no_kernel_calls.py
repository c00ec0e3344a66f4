# expect: 6: 'complex' is no type for an argument of a function
import warp as wp


@wp.func
def unused(x: float, y: complex):
    return x


@wp.kernel
def k(a: wp.array(dtype=float)):
    a[0] = 1.0
