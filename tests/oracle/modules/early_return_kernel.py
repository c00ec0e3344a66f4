import warp as wp


@wp.kernel
def early_return(a: wp.array(dtype=float), n: int, out: wp.array(dtype=float)):
    i = wp.tid()
    if i >= n:
        return
    x = a[i]
    if x < 0.0:
        out[i] = 0.0
        return
    out[i] = x
