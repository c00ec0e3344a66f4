import warp as wp


@wp.struct
class Inner:
    a: float
    v: wp.vec3


@wp.struct
class Outer:
    k: int
    m: wp.mat22
    inner: Inner
    arr: wp.array(dtype=wp.vec3)


@wp.kernel
def slots(s: Outer, x: float, out: wp.array(dtype=float)):
    i = wp.tid()
    s.inner.a += x
    s.inner.v[0] += 1.0
    s.inner.v.x -= 1.0
    s.inner.v[1] = x
    s.inner.a *= 3.0
    s.arr[0] += s.inner.v
    s.arr[0][1] += 1.0
    s.arr[0][1] = 1.0
    s.m[0] += wp.vec2(1.0)
    s.m[0, 1] = 2.0
    a, b = s.inner.a, s.k
    t = s.inner
    t.a = 2.0
    t.v[0] = 1.0
    out[i] = a + float(b) + t.v[0] + s.arr[i].z + s.inner.v[2]
