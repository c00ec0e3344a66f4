import warp as wp


@wp.kernel
def matrices(m: wp.array(dtype=wp.mat33), v: wp.array(dtype=wp.vec3), s: float):
    i = wp.tid()
    a = m[i]
    m[0] = -a + a - a * s + s * a - a / s + (+a) + a * a
    v[0] = a * v[i] + v[i] * a
    m[1] = wp.cw_mul(a, a) + wp.cw_div(a, a)


@wp.kernel
def double_matrices(m: wp.array(dtype=wp.mat22d), v: wp.array(dtype=wp.vec2d), s: wp.float64):
    i = wp.tid()
    a = m[i]
    m[0] = -a + a - a * s + s * a - a / s + a @ a
    v[0] = a * v[i] + v[i] @ a


@wp.kernel
def quats(q: wp.array(dtype=wp.quat), s: float):
    i = wp.tid()
    a = q[i]
    q[0] = -a + a - a * s + s * a - a / s + a * a + (+a)


@wp.kernel
def transforms(t: wp.array(dtype=wp.transform), s: float):
    i = wp.tid()
    a = t[i]
    t[0] = a * a
    t[1] = a + a - a * s + s * a


@wp.kernel
def rectangular(out: wp.array(dtype=float), x: float):
    m23 = wp.matrix(x, x, x, x, x, x, shape=(2, 3))
    m32 = wp.transpose(m23)
    p = m23 * m32
    v = m23 * wp.vec3(x, 1.0, 2.0)
    w = wp.vec2(1.0, x) * m23
    out[0] = p[0, 0] + v[0] + w[2]
