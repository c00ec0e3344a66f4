import warp as wp


@wp.kernel
def parameters(x: float, n: int, v: wp.vec3, out: wp.array(dtype=float)):
    i = wp.tid()
    x = x + 1.0
    n = n * 2
    v = v * 2.0
    if n > 4:
        x = x - 1.0
        n = 0
    out[i] = x + float(n) + v[0]
