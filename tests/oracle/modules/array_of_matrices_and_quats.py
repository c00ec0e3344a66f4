import warp as wp


@wp.kernel
def composite_arrays(
    m: wp.array(dtype=wp.mat33),
    q: wp.array(dtype=wp.quat),
    t: wp.array(dtype=wp.transform),
    s: wp.array(dtype=wp.spatial_vector),
    v: wp.array(dtype=wp.vec3),
):
    i = wp.tid()
    v[i] = m[i] * v[i] + wp.quat_rotate(q[i], v[i])
    q[i] = q[i] * q[0]
    t[i] = wp.transform_multiply(t[i], t[0])
    s[i] = s[i] * 2.0
    m[i] = m[i] + wp.transpose(m[i])
