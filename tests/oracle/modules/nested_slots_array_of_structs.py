import warp as wp


@wp.struct
class Inner:
    a: float
    v: wp.vec3


@wp.struct
class Outer:
    a: float
    k: int
    v: wp.vec3
    m: wp.mat22
    inner: Inner
    arr: wp.array(dtype=wp.vec3)


@wp.kernel
def stores(s: wp.array(dtype=Outer), x: float):
    i = wp.tid()
    s[i].inner.v[1] = x
    s[i].inner.a = x * 2.0
    s[i].m[0, 1] = 1.0
    s[i].m[0] = wp.vec2(x)
    s[i].inner = Inner(x, wp.vec3(1.0))
    s[i].arr[1] = wp.vec3(x)
    s[i].k = i


@wp.kernel
def augmented(s: wp.array(dtype=Outer), x: float):
    i = wp.tid()
    s[i].m[0, 1] += 1.0
    s[i].inner.a += x
    s[i].inner.v[1] -= x
    s[i].arr[1] += wp.vec3(x)
    s[i].v.z += s[i].inner.v.z


@wp.kernel
def reads(s: wp.array(dtype=Outer), out: wp.array(dtype=float)):
    i = wp.tid()
    t = s[i].inner
    t.a = 2.0
    t.v[0] = 1.0
    s[1].inner = t
    u = s[i].v
    u[1] = 2.0
    u += u
    out[i] = u[0] + t.v[1] + s[i].arr[2][1] + s[i].m[1, 0] + s[i].inner.v.x
