import warp as wp


@wp.kernel
def unpack(b: wp.array2d(dtype=float), out: wp.array(dtype=int)):
    s = b.shape
    out[0] = s[0] + s[1]
