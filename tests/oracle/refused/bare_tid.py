# expect: 7: undefined
import warp as wp


@wp.kernel
def k(x: wp.array(dtype=float)):
    i = tid()  # noqa: F821
    x[i] = 1.0
