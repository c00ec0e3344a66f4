import warp as wp


@wp.kernel
def size(a: wp.array(dtype=float), b: wp.array2d(dtype=float), out: wp.array(dtype=int)):
    i = wp.tid()
    out[0] = int(a.size)
    out[1] = int(b.size)
