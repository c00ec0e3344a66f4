import warp as wp


@wp.kernel
def float_vectors(a: wp.array(dtype=wp.vec3), out: wp.array(dtype=float), v: wp.array(dtype=wp.vec3), m: wp.array(dtype=wp.mat33)):
    i = wp.tid()
    x = a[i]
    y = a[i + 1]
    out[0] = wp.dot(x, y) + wp.length(x) + wp.length_sq(x)
    out[1] = float(wp.argmin(x)) + float(wp.argmax(x)) + wp.min(x) + wp.max(x)
    v[0] = wp.cross(x, y) + wp.normalize(x) + wp.cw_mul(x, y) + wp.cw_div(x, y)
    v[1] = wp.min(x, y) + wp.max(x, y) + wp.abs(x) + wp.sign(x)
    m[0] = wp.outer(x, y) + wp.skew(x) + wp.diag(x)
    v[2] = wp.get_diag(m[0])
    if wp.isfinite(x) and not wp.isnan(x) or wp.isinf(y):
        out[2] = 1.0


@wp.kernel
def double_vectors(a: wp.array(dtype=wp.vec2d), b: wp.array(dtype=wp.vec3d), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    x = a[i]
    out[0] = wp.dot(x, x) + wp.length(x) + wp.length_sq(x) + wp.min(x)
    a[0] = wp.normalize(x) + wp.cw_mul(x, x)
    b[0] = wp.cross(b[1], b[2])
    m = wp.outer(b[1], x)
    out[1] = m[2, 1]


@wp.kernel
def integer_vectors(a: wp.array(dtype=wp.vec4i), b: wp.array(dtype=wp.vec3i), out: wp.array(dtype=int)):
    i = wp.tid()
    x = a[i]
    out[0] = wp.dot(x, x) + wp.length_sq(x) + wp.min(x) + wp.max(x) + int(wp.argmax(x))
    a[0] = wp.cw_mul(x, x) + wp.abs(x) + wp.max(x, a[1])
    b[0] = wp.cross(b[1], b[2])
    a[1] = wp.cw_div(x, a[2])


@wp.kernel
def half_vectors(a: wp.array(dtype=wp.vec4h), out: wp.array(dtype=wp.float16)):
    i = wp.tid()
    x = a[i]
    out[0] = wp.dot(x, x) + wp.length(x) + wp.max(x)
    a[0] = wp.normalize(x)


@wp.kernel
def small_int_vectors(a: wp.array(dtype=wp.vec2ub), b: wp.array(dtype=wp.vec3s), out: wp.array(dtype=wp.uint32)):
    i = wp.tid()
    out[0] = wp.argmin(a[i]) + wp.argmax(b[i])
    a[0] = wp.min(a[i], a[1])
    b[0] = wp.cross(b[1], b[2]) + wp.sign(b[i])
