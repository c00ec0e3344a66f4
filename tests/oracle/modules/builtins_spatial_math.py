import warp as wp


@wp.kernel
def floats(s: wp.array(dtype=wp.spatial_vector), v: wp.array(dtype=wp.vec3), m: wp.mat33, out: wp.array(dtype=float)):
    i = wp.tid()
    a = wp.spatial_vector(v[i], v[0])
    b = wp.spatial_vector(1.0, 2.0, 3.0, 4.0, 5.0, 6.0)
    c = wp.spatial_vector()
    d = wp.spatial_vectorf(0.5)
    e = wp.spatial_adjoint(m, m)
    out[0] = wp.spatial_dot(a, b) + e[5, 5]
    s[0] = wp.spatial_cross(a, b) + wp.spatial_cross_dual(a, c) + d
    v[1] = wp.spatial_top(s[i]) + wp.spatial_bottom(s[i])
    s[1] = a * 2.0 - b / 3.0
    out[1] = a[5] + wp.dot(a, b) + wp.length(a)
    f = wp.spatial_matrix()
    f[0, 5] = 1.0
    s[2] = f * a


@wp.kernel
def doubles(s: wp.array(dtype=wp.spatial_vectord), v: wp.array(dtype=wp.vec3d), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    x = v[i][0]
    a = wp.spatial_vectord(x, x, x, x, x, x)
    s[0] = wp.spatial_cross(a, s[i]) + wp.spatial_cross_dual(a, s[i])
    out[0] = wp.spatial_dot(a, s[i])
    v[1] = wp.spatial_top(a) + wp.spatial_bottom(a)
