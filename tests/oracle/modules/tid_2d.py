import warp as wp


@wp.kernel
def tid2(out: wp.array2d(dtype=int)):
    i, j = wp.tid()
    out[i, j] = i * j
