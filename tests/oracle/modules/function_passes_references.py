import warp as wp


@wp.func
def scale(x: float, v: wp.vec3):
    return v * x


@wp.kernel
def references(a: wp.array(dtype=wp.vec3), b: wp.array(dtype=float), s: wp.array2d(dtype=float)):
    i = wp.tid()
    a[i] = scale(b[i], a[i])
    v = a[i]
    a[0] = scale(s[i, 1], v)
    b[i] = b[i] + a[i].x
