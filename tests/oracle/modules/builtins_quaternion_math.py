import warp as wp


@wp.kernel
def floats(q: wp.array(dtype=wp.quat), v: wp.array(dtype=wp.vec3), m: wp.array(dtype=wp.mat33), m4: wp.mat44, out: wp.array(dtype=float)):
    i = wp.tid()
    a = wp.quat(0.0, 0.0, 0.0, 1.0)
    b = wp.quat(v[i], 1.0)
    c = wp.quat_identity()
    d = wp.quat_from_axis_angle(v[i], 0.5)
    axis, angle = wp.quat_to_axis_angle(q[i])
    e = wp.quat_from_matrix(m[i])
    f = wp.quat_rpy(0.1, 0.2, 0.3)
    g = wp.quat_inverse(q[i])
    v[0] = wp.quat_rotate(q[i], v[i]) + wp.quat_rotate_inv(q[i], axis)
    h = wp.quat_slerp(a, b, angle)
    m[0] = wp.quat_to_matrix(h)
    j = wp.quaternion(1.0, 2.0, 3.0, 4.0)
    k = wp.quaternion(v[i], 2.0)
    n = wp.quat()
    p = wp.quat_from_matrix(m4)
    q[0] = a + b + c + d + e + f + g + h + j + k + n + p
    q[1] = wp.normalize(q[i]) * wp.quat_identity(dtype=wp.float32)
    out[0] = wp.dot(q[0], q[1]) + wp.length(q[0]) + wp.length_sq(q[0])
    if wp.isfinite(q[i]) or wp.isnan(q[i]) or wp.isinf(q[i]):
        out[1] = 1.0


@wp.kernel
def doubles(q: wp.array(dtype=wp.quatd), v: wp.array(dtype=wp.vec3d), m: wp.array(dtype=wp.mat33d), x: wp.float64):
    i = wp.tid()
    a = wp.quatd(x, x, x, x)
    b = wp.quat_identity(dtype=wp.float64)
    c = wp.quat_from_axis_angle(v[i], x)
    axis, angle = wp.quat_to_axis_angle(q[i])
    d = wp.quat_from_matrix(m[i])
    e = wp.quat_rpy(x, x, angle)
    v[0] = wp.quat_rotate(wp.quat_inverse(q[i]), axis) + wp.quat_rotate_inv(q[i], v[i])
    m[0] = wp.quat_to_matrix(wp.quat_slerp(a, b, x))
    q[0] = a * b * c * d * e
    q[1] = wp.quaternion(x, x, x, x, dtype=wp.float64)
    q[2] = wp.quatd(v[i], x)


@wp.kernel
def halves(q: wp.array(dtype=wp.quath), v: wp.array(dtype=wp.vec3h)):
    i = wp.tid()
    v[i] = wp.quat_rotate(q[i], v[i])
    q[i] = wp.quat_inverse(q[i]) * wp.quat_identity(dtype=wp.float16)


@wp.kernel
def out_parameters(q: wp.array(dtype=wp.quat), out: wp.array(dtype=float)):
    i = wp.tid()
    axis = wp.vec3()
    angle = float(0.0)
    wp.quat_to_axis_angle(q[i], axis, angle)
    out[i] = axis[0] + angle
