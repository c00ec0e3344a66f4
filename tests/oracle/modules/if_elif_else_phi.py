import warp as wp


@wp.kernel
def if_phi(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    x = a[i]
    y = 1.0
    if x > 2.0:
        y = x * 2.0
    elif x > 1.0:
        y = x * 3.0
        x = 0.5
    elif x < -1.0:
        x = -x
    else:
        y = x + 1.0
    out[i] = y + x
