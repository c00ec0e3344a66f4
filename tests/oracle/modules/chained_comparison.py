import warp as wp


@wp.kernel
def chained(a: wp.array(dtype=float), n: int, out: wp.array(dtype=int)):
    i = wp.tid()
    x = a[i]
    if 0.0 < x < 1.0:
        out[i] = 1
    if 0 <= i < n:
        out[i] += 2
    if 0.0 < x <= 1.0 < 2.0:
        out[i] += 4
    inside = -1.0 < x < 1.0
    if inside:
        out[i] += 8
