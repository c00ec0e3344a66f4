import warp as wp


@wp.kernel
def floats(m3: wp.array(dtype=wp.mat33), m2: wp.array(dtype=wp.mat22), v: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    u, s, w = wp.svd3(m3[i])
    u2, s2, w2 = wp.svd2(m2[i])
    q, r = wp.qr3(m3[i])
    e, d = wp.eig3(m3[i])
    m3[0] = u * wp.diag(s) * wp.transpose(w) + q * r + e
    m2[0] = u2 * wp.diag(s2) * w2
    v[0] = d


@wp.kernel
def doubles(m3: wp.array(dtype=wp.mat33d), m2: wp.array(dtype=wp.mat22d), v: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    u, s, w = wp.svd3(m3[i])
    u2, s2, w2 = wp.svd2(m2[i])
    q, r = wp.qr3(m3[i])
    e, d = wp.eig3(m3[i])
    m3[0] = u + w + q + r + e
    m2[0] = u2 + w2
    v[0] = d + s


@wp.kernel
def out_parameters(m3: wp.array(dtype=wp.mat33), m2: wp.array(dtype=wp.mat22), v: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    u = wp.mat33()
    s = wp.vec3()
    w = wp.mat33()
    wp.svd3(m3[i], u, s, w)
    q = wp.mat33()
    r = wp.mat33()
    wp.qr3(m3[i], q, r)
    e = wp.mat33()
    d = wp.vec3()
    wp.eig3(m3[i], e, d)
    u2 = wp.mat22()
    s2 = wp.vec2()
    w2 = wp.mat22()
    wp.svd2(m2[i], u2, s2, w2)
    m3[0] = u + w + q + r + e
    m2[0] = u2 + w2
    v[0] = d + s
