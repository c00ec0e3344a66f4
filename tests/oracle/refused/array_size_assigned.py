# expect: 9: value
"""The size is a number of Python's, which a name cannot hold."""

import warp as wp


@wp.kernel
def size_assigned(x: wp.array(dtype=float)):
    n = x.size
    x[0] = float(n)
