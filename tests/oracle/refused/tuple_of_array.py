# expect: 7: a tuple that holds array
import warp as wp


@wp.kernel
def k(x: wp.array(dtype=float)):
    t = (x, 1.0)
    x[0] = t[1]
