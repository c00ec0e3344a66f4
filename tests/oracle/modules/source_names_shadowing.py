import warp as wp


@wp.kernel
def shadow(a: wp.array(dtype=float), sin: float, x: float):
    i = wp.tid()
    max = a[i] + sin
    len = wp.sin(x)
    range = max * len
    a[i] = range
