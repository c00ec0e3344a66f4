# expect: 8: names results
import warp as wp


@wp.kernel
def k(x: wp.array(dtype=float)):
    t = (1.0, 2.0, 3.0)
    a, b = t
    x[0] = a
