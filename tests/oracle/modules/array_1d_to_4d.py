import warp as wp


@wp.kernel
def ranks(
    a: wp.array(dtype=float),
    b: wp.array2d(dtype=float),
    c: wp.array3d(dtype=float),
    d: wp.array4d(dtype=float),
    e: wp.array(dtype=wp.vec2, ndim=2),
):
    i, j, k, l = wp.tid()
    x = a[i] + b[i, j] + c[i, j, k] + d[i, j, k, l] + e[i, j][0]
    a[i] = x
    b[i, j] = x
    c[i, j, k] = x
    d[i, j, k, l] = x
    e[i, j] = wp.vec2(x, 1.0)
    d[i, j, k, 0] += 1.0
