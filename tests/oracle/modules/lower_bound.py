import warp as wp


@wp.kernel
def bounds(a: wp.array(dtype=float), b: wp.array(dtype=int), out: wp.array(dtype=int)):
    i = wp.tid()
    out[0] = wp.lower_bound(a, 1.0)
    out[1] = wp.lower_bound(a, 0, 4, a[i])
    out[2] = wp.lower_bound(b, 3)
    out[3] = wp.lower_bound(b, i, i + 4, b[i])
