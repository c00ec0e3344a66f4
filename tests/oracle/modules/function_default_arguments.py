import warp as wp


@wp.func
def scale(x: float, s: float = 2.0, k: int = 3):
    return x * s + float(k)


@wp.kernel
def defaults(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = scale(x[i]) + scale(x[i], 3.0) + scale(x[i], 3.0, 4) + scale(x[i], k=5)
