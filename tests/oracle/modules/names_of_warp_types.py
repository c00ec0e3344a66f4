import warp as wp

LENGTH = 4


@wp.kernel
def names_of_warp_types(a: wp.array(dtype=float), v: wp.array(dtype=wp.vec4)):
    i = wp.tid()
    x = wp.types.vector(length=3, dtype=wp.float64)
    y = wp.types.vector(1.0, 2.0, a[i], float(i))
    z = wp.types.vector(a[i], length=LENGTH)
    m = wp.types.matrix(shape=(2, 2), dtype=float)
    n = wp.types.matrix(a[i], 0.0, 0.0, 1.0, shape=(2, 2))
    q = wp.types.quaternion(0.0, 0.0, 0.0, 1.0)
    t = wp.types.transformation(wp.vec3(1.0), q)
    v[i] = y + z
    a[i] = float(x[0]) + m[0, 0] + n[1, 1] + t[2]
