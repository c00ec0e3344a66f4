import warp as wp


@wp.kernel
def return_at_end(out: wp.array(dtype=int)):
    i = wp.tid()
    out[i] = i
    return
