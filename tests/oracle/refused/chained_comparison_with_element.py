# expect: 9: chained comparison array element float32 reference name first
"""Warp compares types, and an element that was not named is a reference."""

import warp as wp

@wp.kernel
def chained(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    if 0.0 < out[i] < a[i]:
        out[i] = 1.0
