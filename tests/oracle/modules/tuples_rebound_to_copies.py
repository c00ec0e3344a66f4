"""A name bound to a tuple may be bound to a copy of it again, and to no other tuple."""

import warp as wp


@wp.kernel
def k(x: wp.array(dtype=float)):
    i = wp.tid()
    t = (1.0, x[i])
    t = t
    s = t
    t = s
    x[i] = t[1]
