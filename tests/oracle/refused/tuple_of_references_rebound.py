# expect: 8: 'a' is bound to an element of an array or struct already
import warp as wp


@wp.kernel
def k(x: wp.array(dtype=float)):
    a, b = x[0], 1
    a, b = x[1], 2
    x[0] = a
