import warp as wp


@wp.kernel
def swap(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    x, y = a[i] + 1.0, a[i + 1] * 2.0
    x, y = y, x
    p, q, r = 1.0, 2, x
    out[i] = x - y * p + float(q) + r
