import warp as wp


@wp.kernel
def matmul(a: wp.array2d(dtype=float), b: wp.array2d(dtype=float), c: wp.array2d(dtype=float), alpha: float):
    i, j = wp.tid()
    if i >= c.shape[0] or j >= c.shape[1]:
        return
    s = float(0.0)
    for k in range(a.shape[1]):
        s += a[i, k] * b[k, j]
    c[i, j] = alpha * s + c[i, j]
