import warp as wp


@wp.kernel
def tid_twice(out: wp.array(dtype=int)):
    i = wp.tid()
    j = wp.tid()
    out[i] = i + j
