import warp as wp


@wp.struct
class S:
    a: float
    k: int
    v: wp.vec3
    m: wp.mat22


@wp.kernel
def fields(s: S, out: wp.array(dtype=S)):
    i = wp.tid()
    s.a += 1.0
    s.a -= 2.0
    s.a *= 3.0
    s.a /= 4.0
    s.k += 1
    s.k //= 2
    s.k %= 3
    s.k <<= 1
    s.k |= 4
    s.k ^= s.k
    s.v *= 2.0
    s.v[0] *= 2.0
    s.v.y /= 2.0
    s.m *= 0.5
    s.m[0, 1] += 1.0
    s.m[0, 1] *= 2.0
    out[i] = s
