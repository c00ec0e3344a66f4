import warp as wp


@wp.struct
class S:
    a: float
    v: wp.vec3


@wp.kernel
def parameter_store(s: S, out: wp.array(dtype=S)):
    i = wp.tid()
    s.a = 2.0
    s.v[0] = s.a
    t = s
    t.a += 1.0
    out[i] = t
