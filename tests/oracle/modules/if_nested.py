import warp as wp


@wp.kernel
def if_nested(a: wp.array(dtype=float), b: wp.array(dtype=int), out: wp.array(dtype=float)):
    i = wp.tid()
    x = a[i]
    y = float(0.0)
    if b[i] > 0:
        y = 1.0
        if x > 0.0:
            y = 2.0
            if x > 5.0:
                y = x
                x = 1.0
        else:
            x = -x
    else:
        if x > 1.0:
            y = -1.0
    out[i] = x + y
