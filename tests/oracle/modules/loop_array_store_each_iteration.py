import warp as wp


@wp.kernel
def store_each(a: wp.array2d(dtype=float), out: wp.array2d(dtype=float), n: int):
    i = wp.tid()
    for j in range(n):
        out[i, j] = a[i, j] * 2.0
    for j in range(4):
        out[i, j] += 1.0
