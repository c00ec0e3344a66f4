import warp as wp


@wp.kernel
def shape_bound(a: wp.array2d(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    s = float(0.0)
    for j in range(a.shape[1]):
        s += a[i, j]
    for j in range(len(out)):
        s += out[j]
    out[i] = s
