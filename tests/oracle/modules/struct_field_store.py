import warp as wp


@wp.struct
class S:
    a: float
    k: int
    v: wp.vec3
    m: wp.mat22


@wp.kernel
def field_store(x: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    s = S()
    s.a = x[i]
    s.k = i
    s.v = wp.vec3(s.a, 1.0, 2.0)
    s.v[1] = 3.0
    s.v.z = 4.0
    s.m[0, 1] = 5.0
    s.a += 1.0
    s.k *= 2
    s.v += wp.vec3(1.0)
    s.v[0] += 1.0
    out[i] = s.a + float(s.k) + s.v[1] + s.m[0, 1]
