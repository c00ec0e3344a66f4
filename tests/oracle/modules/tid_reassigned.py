import warp as wp


@wp.kernel
def tid_reassigned(out: wp.array(dtype=int)):
    i = wp.tid()
    i = i + 1
    i += 2
    out[i] = i
