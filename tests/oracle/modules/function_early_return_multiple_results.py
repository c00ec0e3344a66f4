import warp as wp


@wp.func
def clamp_info(x: float):
    if x < 0.0:
        return 0.0, -1
    if x > 1.0:
        return 1.0, 1
    return x, 0


@wp.kernel
def info(a: wp.array(dtype=float), out: wp.array(dtype=int)):
    i = wp.tid()
    x, k = clamp_info(a[i])
    a[i] = x
    out[i] = k
