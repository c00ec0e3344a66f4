import warp as wp


@wp.kernel
def both(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    if a[i] > 0.0:
        out[i] = 1.0
        return
    else:
        out[i] = 2.0
        return
