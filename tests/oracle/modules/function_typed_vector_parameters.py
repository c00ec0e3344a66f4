import warp as wp


vec5 = wp.types.vector(length=5, dtype=float)


@wp.func
def total(v: vec5) -> float:
    s = float(0.0)
    for j in range(5):
        s += v[j]
    return s


@wp.func
def pair(v: wp.vec2d, m: wp.mat22d) -> wp.vec2d:
    return m * v


@wp.kernel
def vectors(a: wp.array(dtype=vec5), d: wp.array(dtype=wp.vec2d), m: wp.mat22d, out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = total(a[i])
    d[i] = pair(d[i], m)
