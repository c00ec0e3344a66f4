import warp as wp


@wp.kernel
def repeated(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = 1.0 + 1.0 * 1.0
    a[i] = 1.0 + float(1) + float(1)
    x = 2
    y = 2
    z = 2.0
    if i > 2:
        y = 2 + x
    a[i] = z + 2.0 + float(y)
