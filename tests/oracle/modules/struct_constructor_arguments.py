import warp as wp


@wp.struct
class P:
    a: float
    k: int
    v: wp.vec3


@wp.kernel
def constructor(out: wp.array(dtype=P), x: wp.array(dtype=float)):
    i = wp.tid()
    p = P(x[i], i, wp.vec3(1.0, 2.0, 3.0))
    q = P(a=1.0, k=2, v=p.v)
    out[i] = p
    out[i + 1] = q
    out[i + 2] = P()
