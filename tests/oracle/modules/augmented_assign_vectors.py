import warp as wp


@wp.kernel
def aug_vectors(a: wp.array(dtype=wp.vec3), m: wp.mat33, q: wp.quat, out: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    v = a[i]
    v += a[0]
    v -= wp.vec3(1.0)
    v *= 2.0
    v /= 3.0
    n = m
    n += m
    n *= 0.5
    n -= wp.identity(3, float)
    p = q
    p *= q
    p += q
    out[i] = n * v + wp.quat_rotate(p, v)
