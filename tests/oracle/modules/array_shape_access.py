import warp as wp


@wp.kernel
def shapes(a: wp.array(dtype=float), b: wp.array2d(dtype=float), c: wp.array4d(dtype=int), out: wp.array(dtype=int)):
    i = wp.tid()
    out[0] = a.shape[0]
    out[1] = b.shape[0] * b.shape[1]
    out[2] = c.shape[3] + c.shape[2]
    n = b.shape[1]
    out[3] = n
    out[4] = len(a) + len(b)
    if i < a.shape[0] - 1:
        out[5] = 1
