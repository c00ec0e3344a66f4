import warp as wp


@wp.struct
class Inner:
    a: float
    v: wp.vec3


@wp.struct
class Outer:
    inner: Inner
    second: Inner
    k: int


@wp.kernel
def nested(o: Outer, os: wp.array(dtype=Outer), out: wp.array(dtype=float)):
    i = wp.tid()
    t = o.inner
    x = t.a + o.second.v[1] + os[i].inner.a + os[i].second.v.z
    out[i] = x + float(os[i].k)
