import warp as wp


@wp.kernel
def choose(a: wp.array(dtype=float), b: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    if i > 4:
        c = a[i]
    else:
        c = b[i]
    x = a[0]
    if i > 3:
        x = b[0]
    out[i] = c + x
