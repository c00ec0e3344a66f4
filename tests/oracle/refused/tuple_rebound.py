# expect: 8: 't' is bound to a tuple already
import warp as wp


@wp.kernel
def k(x: wp.array(dtype=float)):
    t = (1.0, 2.0)
    t = (3.0, 4.0)
    x[0] = t[1]
