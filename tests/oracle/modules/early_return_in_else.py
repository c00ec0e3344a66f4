import warp as wp


@wp.kernel
def return_in_else(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    x = a[i]
    if x < 1.0:
        x = x + 1.0
    else:
        out[i] = x
        return
    out[i] = -x
