import warp as wp


@wp.kernel
def chain(a: wp.array(dtype=int), out: wp.array(dtype=float)):
    i = wp.tid()
    k = a[i]
    x = float(0.0)
    if k == 0:
        x = 1.0
    elif k == 1:
        x = 2.0
    elif k == 2:
        x = 3.0
    elif k == 3:
        x = wp.sin(float(k))
    elif k == 4:
        pass
    else:
        x = -1.0
    out[i] = x
