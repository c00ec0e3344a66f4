import warp as wp


@wp.kernel
def floats(t: wp.array(dtype=wp.transform), v: wp.array(dtype=wp.vec3), q: wp.array(dtype=wp.quat), m: wp.mat44, x: float):
    i = wp.tid()
    a = wp.transform(v[i], q[i])
    b = wp.transform_identity()
    c = wp.transform(v[i])
    d = wp.transformation(v[i], q[i])
    e = wp.transform(x, x, x, 0.0, 0.0, 0.0, 1.0)
    g = wp.transform()
    p = wp.transform_get_translation(a)
    r = wp.transform_get_rotation(b)
    f = wp.transform_multiply(a, b)
    v[0] = wp.transform_point(f, p) + wp.transform_vector(f, p)
    v[1] = wp.transform_point(m, p) + wp.transform_vector(m, p)
    h = wp.transform_inverse(c)
    q[0] = r
    wp.transform_set_translation(d, p)
    wp.transform_set_rotation(d, r)
    t[0] = a * b * c * d * e * f * h * g


@wp.kernel
def doubles(t: wp.array(dtype=wp.transformd), v: wp.array(dtype=wp.vec3d), q: wp.array(dtype=wp.quatd), m: wp.mat44d):
    i = wp.tid()
    a = wp.transformd(v[i], q[i])
    b = wp.transform_identity(dtype=wp.float64)
    v[0] = wp.transform_point(a, v[i]) + wp.transform_vector(b, v[i]) + wp.transform_point(m, v[i])
    v[1] = wp.transform_get_translation(t[i])
    q[0] = wp.transform_get_rotation(t[i])
    t[0] = wp.transform_inverse(wp.transform_multiply(a, b))
    c = wp.transformation(v[i], q[i], dtype=wp.float64)
    t[1] = c
