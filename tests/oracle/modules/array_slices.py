import warp as wp


@wp.kernel
def array_slices(a: wp.array(dtype=float), b: wp.array2d(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    s = a[1:4]
    t = b[i, 0:2]
    u = b[0:2, i]
    out[i] = s[0] + t[1] + u[0]
