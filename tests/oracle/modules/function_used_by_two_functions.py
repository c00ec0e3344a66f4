import warp as wp


@wp.func
def base(x: float):
    return x + 0.5


@wp.func
def left(x: float):
    return base(x) * 2.0


@wp.func
def right(x: float):
    return base(x) * 3.0


@wp.kernel
def diamond(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = right(a[i]) + left(a[i])
