import warp as wp


@wp.kernel
def tid3(out: wp.array3d(dtype=int)):
    i, j, k = wp.tid()
    out[i, j, k] = i + j + k
