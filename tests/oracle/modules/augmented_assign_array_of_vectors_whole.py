import warp as wp


@wp.kernel
def whole(v: wp.array(dtype=wp.vec3), n: wp.array(dtype=wp.vec3i), m: wp.array2d(dtype=wp.mat22)):
    i = wp.tid()
    v[i] *= 2.0
    v[i] /= 4.0
    v[i] += v[0] * 2.0
    n[i] *= 3
    n[i] += n[0]
    n[i] &= n[1]
    m[i, 0] *= m[i, 1]
    m[i, 1] += m[i, 0]
    m[i, 0] -= m[i, 1]
