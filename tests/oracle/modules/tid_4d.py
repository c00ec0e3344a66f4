import warp as wp


@wp.kernel
def tid4(out: wp.array4d(dtype=int)):
    i, j, k, l = wp.tid()
    out[i, j, k, l] = i + j + k + l
