import warp as wp


@wp.kernel
def if_store(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    if i > 2:
        out[i] = a[i]
    else:
        out[i] = a[i] * 2.0
