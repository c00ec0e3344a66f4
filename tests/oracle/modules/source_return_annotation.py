import warp as wp


@wp.kernel
def annotated(a: wp.array(dtype=float)) -> None:
    i = wp.tid()
    a[i] = 1.0
