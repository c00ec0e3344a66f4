"""A module with a docstring."""

import warp as wp


@wp.kernel
def kernel(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = 1.0
