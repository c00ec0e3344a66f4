import warp as wp


@wp.func
def poly(x: float, n: int):
    s = float(0.0)
    p = float(1.0)
    for k in range(n):
        s += p / float(k + 1)
        p *= x
    return s


@wp.kernel
def polys(a: wp.array(dtype=float), n: int):
    i = wp.tid()
    for j in range(n):
        a[j] = poly(a[j], j)
