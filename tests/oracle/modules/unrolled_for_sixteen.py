import warp as wp


@wp.kernel
def unrolled_sixteen(out: wp.array(dtype=int)):
    i = wp.tid()
    s = int(0)
    for j in range(16):
        s += j
    out[i] = s
