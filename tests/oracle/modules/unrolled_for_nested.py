import warp as wp


@wp.kernel
def unrolled_nested(out: wp.array(dtype=int)):
    i = wp.tid()
    s = int(0)
    for j in range(3):
        for k in range(j + 1):
            s += j * k
        for k in range(2):
            s -= k
    out[i] = s
