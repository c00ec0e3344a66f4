import warp as wp


@wp.kernel
def aug_parameters(x: float, n: int, v: wp.vec3, out: wp.array(dtype=float)):
    i = wp.tid()
    x += 1.0
    n *= 2
    v[0] += 1.0
    v += wp.vec3(1.0)
    out[i] = x + float(n) + v[0]
