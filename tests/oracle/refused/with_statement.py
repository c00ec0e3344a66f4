# expect: 7: With is not supported
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    with open("x") as f:
        a[0] = 1.0
