import warp as wp


@wp.func
def polar(x: float, y: float):
    r = wp.sqrt(x * x + y * y)
    t = wp.atan2(y, x)
    return r, t


@wp.func
def three(v: wp.vec3, n: int):
    return v[0], n + 1, v * 2.0


@wp.kernel
def multiple(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    r, t = polar(a[i], 1.0)
    x, k, v = three(wp.vec3(r, t, 1.0), i)
    out[k] = r + t + x + v[1]
