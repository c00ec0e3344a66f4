import warp as wp


@wp.kernel(enable_backward=False)
def decorated(a: wp.array(dtype=float), n: int):
    i = wp.tid()
    s = float(0.0)
    for j in range(n):
        s += a[j]
    a[i] = s
