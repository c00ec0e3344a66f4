import warp as wp


@wp.kernel
def optional(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    if a:
        out[i] = a[i]
    if not a:
        out[i] = 1.0
