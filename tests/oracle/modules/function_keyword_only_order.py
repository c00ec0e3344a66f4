import warp as wp


@wp.func
def minus(a: float, b: float):
    return a - b


@wp.kernel
def order(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = minus(b=x[i] * 2.0, a=x[i + 1] + 1.0)
