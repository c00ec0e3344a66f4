import warp as wp


@wp.func
def energy(m: wp.mat33, v: wp.vec3, q: wp.quat, t: wp.transform):
    w = wp.transform_point(t, wp.quat_rotate(q, m * v))
    return wp.dot(w, v)


@wp.kernel
def composite(m: wp.array(dtype=wp.mat33), v: wp.array(dtype=wp.vec3), q: wp.quat, t: wp.transform, out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = energy(m[i], v[i], q, t)
