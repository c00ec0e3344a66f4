import warp as wp


@wp.kernel
def documented(a: wp.array(dtype=float)):
    """Writes ones.

    Second paragraph.
    """
    i = wp.tid()
    a[i] = 1.0
    """A string in the middle."""
    a[i] = 2.0
