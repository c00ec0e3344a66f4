import warp as wp


@wp.struct
class Particle:
    x: wp.vec3
    mass: float


@wp.func
def grow(x: wp.ref[float], by: float):
    x = x + by


@wp.func
def heavier(p: wp.ref[Particle]):
    p.mass = p.mass * 2.0


@wp.kernel(enable_backward=False)
def references(a: wp.array(dtype=float), p: wp.array(dtype=Particle)):
    i = wp.tid()
    s = float(1.0)
    grow(s, 2.0)
    grow(a[i], s)
    heavier(p[i])
    grow(p[i].mass, 1.0)


@wp.func
def counted(n: wp.ref[wp.int32], m: wp.ref[int], b: wp.ref[bool], d: wp.ref[wp.float64]):
    n = n + 1
    m = m * 2
    b = n > m
    d = d + wp.float64(1.0)


@wp.func_native("x += 1.0f; n += 2;")
def native_references(x: wp.ref[float], n: wp.ref[wp.int32]): ...


@wp.kernel(enable_backward=False)
def other_references(a: wp.array(dtype=float), n: wp.array(dtype=int), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    m = int(2)
    b = bool(False)
    counted(n[i], m, b, d[i])
    native_references(a[i], n[0])
    if b:
        a[i] = float(m)
