import warp as wp


@wp.struct
class Inner:
    a: float
    v: wp.vec3


@wp.struct
class Outer:
    inner: Inner
    b: float


@wp.kernel
def nested_store(x: wp.array(dtype=float), os: wp.array(dtype=Outer)):
    i = wp.tid()
    o = Outer()
    o.inner.a = x[i]
    o.inner.v[0] = 1.0
    o.inner.v = wp.vec3(1.0, 2.0, 3.0)
    o.b = o.inner.a
    n = Inner()
    n.a = 2.0
    o.inner = n
    os[i] = o
