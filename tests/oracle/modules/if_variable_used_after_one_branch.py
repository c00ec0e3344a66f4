import warp as wp


@wp.kernel
def used_after(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    if a[i] > 0.0:
        t = a[i] * 2.0
        w = t + 1.0
    out[i] = t + w
