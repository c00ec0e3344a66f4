import warp as wp


@wp.kernel
def empty(a: wp.array(dtype=float)):
    pass
