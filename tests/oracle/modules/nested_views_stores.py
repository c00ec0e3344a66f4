import warp as wp


@wp.kernel
def views(a: wp.array2d(dtype=float), b: wp.array3d(dtype=wp.vec3)):
    i = wp.tid()
    a[i][1] += 1.0
    a[i][1] *= 2.0
    a[i][2] = a[i][1]
    b[i][0, 1] = wp.vec3(1.0)
    b[i][0][1] += wp.vec3(1.0)
    b[i, 0][1] -= wp.vec3(1.0)
    b[i, 0][1][2] = 3.0
    b[i][0][1][2] += 3.0
    wp.atomic_add(a[i], 0, 1.0)
