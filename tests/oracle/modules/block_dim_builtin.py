import warp as wp


@wp.kernel
def block(out: wp.array(dtype=int)):
    i = wp.tid()
    out[i] = wp.block_dim()
