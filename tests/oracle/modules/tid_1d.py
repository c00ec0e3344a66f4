import warp as wp


@wp.kernel
def tid1(out: wp.array(dtype=int)):
    i = wp.tid()
    out[i] = i
