import warp as wp


@wp.struct
class S:
    a: float
    v: wp.vec3


@wp.kernel
def phis(a: wp.array(dtype=wp.vec3), m: wp.mat33, q: wp.quat, s: S, out: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    v = a[i]
    n = m
    p = q
    t = s
    if v[0] > 0.0:
        v = wp.vec3(1.0, 2.0, 3.0)
        n = n * 2.0
        p = wp.quat_identity()
        t.a = 2.0
    elif v[1] > 0.0:
        v[2] = 5.0
        n = m * m
    out[i] = n * v + wp.quat_rotate(p, t.v) * t.a
