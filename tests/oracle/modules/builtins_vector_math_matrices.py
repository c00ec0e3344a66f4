import warp as wp


@wp.kernel
def matrices(
    m2: wp.array(dtype=wp.mat22),
    m3: wp.array(dtype=wp.mat33),
    m4: wp.array(dtype=wp.mat44),
    out: wp.array(dtype=float),
):
    i = wp.tid()
    out[0] = wp.determinant(m2[i]) + wp.determinant(m3[i]) + wp.determinant(m4[i])
    out[1] = wp.trace(m2[i]) + wp.trace(m3[i]) + wp.trace(m4[i])
    out[2] = wp.ddot(m2[i], m2[0]) + wp.ddot(m3[i], m3[0])
    m2[0] = wp.inverse(m2[i]) + wp.transpose(m2[i])
    m3[0] = wp.inverse(m3[i]) + wp.transpose(m3[i])
    m4[0] = wp.inverse(m4[i]) + wp.transpose(m4[i])
    m2[1] = wp.inverse_approx(m2[i])
    m3[1] = wp.inverse_approx(m3[i]) + wp.cw_div(m3[i], m3[i])
    m4[1] = wp.inverse_approx(m4[i]) + wp.cw_mul(m4[0], m4[0])
    d = wp.get_diag(m4[i])
    out[3] = d[3]
    if wp.isfinite(m3[i]) and not wp.isnan(m3[i]) or wp.isinf(m2[i]):
        out[4] = 1.0


@wp.kernel
def double_matrices(m: wp.array(dtype=wp.mat33d), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    m[0] = wp.inverse(m[i]) + wp.transpose(m[i]) * wp.determinant(m[i])
    out[0] = wp.trace(m[i]) + wp.ddot(m[i], m[1])


@wp.kernel
def half_matrices(m: wp.array(dtype=wp.mat22h), out: wp.array(dtype=wp.float16)):
    i = wp.tid()
    m[0] = wp.transpose(m[i])
    out[0] = wp.trace(m[i]) + wp.determinant(m[i])


@wp.kernel
def rectangular(a: wp.array(dtype=wp.types.matrix(shape=(2, 3), dtype=float)), b: wp.array(dtype=wp.types.matrix(shape=(3, 2), dtype=float))):
    i = wp.tid()
    b[i] = wp.transpose(a[i])
