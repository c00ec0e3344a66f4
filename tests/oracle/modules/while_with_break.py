import warp as wp


@wp.kernel
def while_break(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    x = float(0.0)
    k = int(0)
    while k < 20:
        x = x + a[i]
        if x > 3.0:
            break
        k = k + 1
    out[i] = x
