# expect: 7: large
import warp as wp


@wp.kernel
def k(x: wp.array(dtype=float)):
    a = wp.zeros(shape=(70000, 70000), dtype=float)
    x[0] = a[0, 0]
