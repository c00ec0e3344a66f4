import warp as wp


@wp.kernel
def stops(out: wp.array(dtype=int)):
    i = wp.tid()
    if i == 3:
        breakpoint()
    out[i] = 1
