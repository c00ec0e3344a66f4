import warp as wp


@wp.kernel
def both_branches(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    if a[i] > 0.0:
        t = a[i] * 2.0
    else:
        t = a[i] * 3.0
    out[i] = t
