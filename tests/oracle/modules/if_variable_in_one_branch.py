import warp as wp


@wp.kernel
def one_branch(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    if a[i] > 0.0:
        t = a[i] * 2.0
        out[i] = t
    else:
        u = a[i] * 3.0
        out[i] = u
    out[i] = out[i] + 1.0
