import warp as wp


@wp.func
def documented(x: float):
    """Doubles x.

    Over several lines.
    """
    # a comment
    y = x * 2.0  # trailing

    return y


@wp.kernel
def uses_documented(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = documented(a[i])
