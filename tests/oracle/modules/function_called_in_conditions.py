import warp as wp


@wp.func
def inside(p: wp.vec2, r: float):
    return wp.dot(p, p) < r * r


@wp.kernel
def conditions(p: wp.array(dtype=wp.vec2), out: wp.array(dtype=int)):
    i = wp.tid()
    k = int(0)
    if inside(p[i], 1.0) and not inside(p[i], 0.5):
        out[i] = 1
    while inside(p[i] * float(k), 2.0):
        k += 1
    out[i] += k
