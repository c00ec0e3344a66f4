import warp as wp


@wp.kernel
def library(a: wp.array(dtype=wp.vec3), q: wp.quat, out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = wp.norm_l1(a[i]) + wp.norm_l2(a[i]) + wp.norm_huber(a[i], 1.0)
    out[i] += wp.quat_twist_angle(a[i], q)


@wp.kernel
def quaternions(q: wp.array(dtype=wp.quat), v: wp.vec3, out: wp.array(dtype=float)):
    i = wp.tid()
    out[0] = wp.quat_twist_angle(v, q[i]) + wp.quat_twist_angle_signed(v, q[i])
    q[0] = wp.quat_twist(v, q[i])
    e = wp.quat_to_rpy(q[i])
    out[1] = e[0]


@wp.kernel
def spatial(v: wp.vec3, s: wp.array(dtype=wp.spatial_vector), t: wp.transform, out: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    out[0] = wp.velocity_at_point(s[i], v)
    s[0] = wp.transform_twist(t, s[i])
    s[1] = wp.transform_wrench(t, s[i])


@wp.kernel
def matrix_from_transform(t: wp.array(dtype=wp.transform), v: wp.vec3, q: wp.quat, out: wp.array(dtype=wp.mat44)):
    i = wp.tid()
    out[0] = wp.transform_to_matrix(t[i])
    t[0] = wp.transform_from_matrix(out[i])
    out[1] = wp.transform_compose(v, q, v)
    p, r, s = wp.transform_decompose(out[i])
    t[1] = wp.transform(p + s, r)
