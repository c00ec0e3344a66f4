import warp as wp


@wp.kernel
def comparisons(a: wp.array(dtype=float), b: wp.array(dtype=int), out: wp.array(dtype=bool)):
    i = wp.tid()
    out[0] = a[i] < 1.0
    out[1] = a[i] <= 1.0
    out[2] = a[i] > 1.0
    out[3] = a[i] >= 1.0
    out[4] = a[i] == 1.0
    out[5] = a[i] != 1.0
    out[6] = b[i] == b[0]
    out[7] = b[i] != i
    out[8] = (a[i] < 1.0) == (b[i] < 1)
