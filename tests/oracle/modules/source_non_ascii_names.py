import warp as wp


@wp.kernel
def names(a: wp.array(dtype=float)):
    i = wp.tid()
    x_1 = a[i]
    _y = x_1
    __z = _y
    a[i] = __z  # größer
