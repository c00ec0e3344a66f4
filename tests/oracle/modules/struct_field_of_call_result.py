import warp as wp


@wp.struct
class Hit:
    t: float
    n: wp.vec3


@wp.func
def trace(o: wp.vec3):
    h = Hit()
    h.t = wp.length(o)
    h.n = wp.normalize(o)
    return h


@wp.kernel
def shade(o: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = trace(o[i]).t + trace(o[i] * 2.0).n[1] + trace(o[0]).n.x
