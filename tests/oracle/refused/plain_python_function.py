# expect: 12: plain Python function
import warp as wp


def helper(x):
    return x * 2.0


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = helper(a[i])
