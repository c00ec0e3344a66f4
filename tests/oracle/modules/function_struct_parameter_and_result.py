import warp as wp


@wp.struct
class Pair:
    a: float
    b: wp.vec3


@wp.func
def make(x: float):
    p = Pair()
    p.a = x
    p.b = wp.vec3(x, x, x)
    return p


@wp.func
def total(p: Pair):
    return p.a + p.b[0]


@wp.kernel
def pairs(ps: wp.array(dtype=Pair), out: wp.array(dtype=float)):
    i = wp.tid()
    p = make(out[i])
    ps[i] = p
    out[i] = total(p) + total(ps[0]) + make(2.0).a
