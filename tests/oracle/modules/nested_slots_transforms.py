import warp as wp


@wp.kernel
def of_array(s: wp.array(dtype=wp.transform), x: float):
    i = wp.tid()
    s[i].p = wp.vec3(x)
    s[i].p[1] = x
    s[i].p.x = x
    s[i].q = wp.quat()
    s[i].p += wp.vec3(x)
    s[i].p[1] += x
    s[i].p.x -= x
    s[i][3] = x
    s[i][4] += x


@wp.kernel
def of_argument(t: wp.transform, x: float, out: wp.array(dtype=float)):
    i = wp.tid()
    t.p[1] = x
    t.p.x = x
    t.p[1] += x
    t.q.w += x
    t.q[0] = x
    out[i] = t.p[1] + t.q.w


@wp.kernel
def of_quats(q: wp.array(dtype=wp.quat), x: float):
    i = wp.tid()
    q[i].w = x
    q[i][1] += x
    q[i].z -= x
    q[i][0] = q[i].w
