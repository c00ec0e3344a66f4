import warp as wp


@wp.kernel
def components(q: wp.array(dtype=wp.quat), t: wp.array(dtype=wp.transform)):
    i = wp.tid()
    a = q[i]
    a.w *= 2.0
    a[0] /= 2.0
    a.y += 1.0
    q[i] = a
    b = t[i]
    b[1] *= 2.0
    b.p *= 3.0
    b.p += wp.vec3(1.0)
    b.q *= a
    t[i] = b
