import warp as wp


@wp.kernel
def declared_inside(a: wp.array(dtype=float), n: int, out: wp.array(dtype=float)):
    i = wp.tid()
    for j in range(n):
        t = float(0.0)
        t += a[j]
        t = t * t
        out[j] = t
    for j in range(n):
        t = a[j]
        out[j] = t
    out[i] = 1.0
