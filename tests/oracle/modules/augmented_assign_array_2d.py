import warp as wp


@wp.kernel
def aug_array_2d(a: wp.array2d(dtype=float), b: wp.array3d(dtype=float), c: wp.array4d(dtype=int)):
    i, j = wp.tid()
    a[i, j] += 1.0
    a[i, j] *= 2.0
    b[i, j, 0] -= a[i, j]
    c[i, j, 0, 1] |= 4
