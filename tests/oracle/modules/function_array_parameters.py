import warp as wp


@wp.func
def total(a: wp.array(dtype=float), n: int):
    s = float(0.0)
    for j in range(n):
        s += a[j]
    return s


@wp.func
def put(a: wp.array2d(dtype=wp.vec3), i: int, j: int, v: wp.vec3):
    a[i, j] = v
    a[j, i] += v


@wp.func
def corner(a: wp.array3d(dtype=float)):
    return a[0, 0, 0] + float(a.shape[2])


@wp.kernel
def arrays(a: wp.array(dtype=float), b: wp.array2d(dtype=wp.vec3), c: wp.array3d(dtype=float), d: wp.array2d(dtype=float)):
    i, j = wp.tid()
    a[i] = total(a, 4) + corner(c) + total(d[i], 2)
    put(b, i, j, wp.vec3(1.0, 2.0, 3.0))
