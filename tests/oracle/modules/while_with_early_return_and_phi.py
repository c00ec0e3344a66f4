import warp as wp


@wp.kernel
def newton(a: wp.array(dtype=float), out: wp.array(dtype=float), limit: int):
    i = wp.tid()
    x = a[i]
    if x <= 0.0:
        out[i] = 0.0
        return
    r = float(1.0)
    k = int(0)
    while wp.abs(r * r - x) > 1.0e-6:
        r = 0.5 * (r + x / r)
        k += 1
        if k >= limit:
            break
    out[i] = r
