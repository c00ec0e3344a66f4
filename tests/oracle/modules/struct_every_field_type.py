import warp as wp


@wp.struct
class Every:
    a: wp.int8
    b: wp.uint8
    c: wp.int16
    d: wp.uint16
    e: wp.int32
    f: wp.uint32
    g: wp.int64
    h: wp.uint64
    i: wp.float16
    j: wp.float32
    k: wp.float64
    l: wp.bool
    m: bool
    n: int
    o: float
    p: wp.vec2
    q: wp.vec4i
    r: wp.mat33
    s: wp.quat
    t: wp.transform
    u: wp.spatial_vector
    v: wp.array(dtype=wp.vec3)
    w: wp.array3d(dtype=wp.int64)
    x: wp.mat22d


@wp.kernel
def every(e: Every, out: wp.array(dtype=float)):
    i = wp.tid()
    out[0] = float(e.a) + float(e.b) + float(e.c) + float(e.d) + float(e.e) + float(e.f)
    out[1] = float(e.g) + float(e.h) + float(e.i) + e.j + float(e.k)
    if e.l or e.m:
        out[2] = float(e.n) + e.o + e.p[0] + float(e.q[3]) + e.r[1, 1] + e.s[0] + e.t[0] + e.u[5]
    out[3] = e.v[i][0] + float(e.w[i, 0, 0]) + float(e.x[0, 1])
