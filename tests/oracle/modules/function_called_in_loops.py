import warp as wp


@wp.func
def term(x: float, k: int):
    return x / float(k + 1)


@wp.kernel
def series(a: wp.array(dtype=float), n: int):
    i = wp.tid()
    s = float(0.0)
    for k in range(3):
        s += term(a[i], k)
    for k in range(n):
        s += term(s, k)
    a[i] = s
