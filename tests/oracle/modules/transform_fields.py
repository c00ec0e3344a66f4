import warp as wp


@wp.kernel
def transform_fields(a: wp.array(dtype=wp.transform), out: wp.array(dtype=wp.transform)):
    i = wp.tid()
    t = a[i]
    p = t.p
    q = t.q
    x = wp.transform(p * 2.0, wp.quat_inverse(q))
    x.p = p + wp.vec3(t[0], t[1], t[2])
    x.q = q * t.q
    y = x.p.x + x.q.w + a[i].p[1]
    x[3] = y
    x[0] += 1.0
    x.p += p
    out[i] = x
