import warp as wp


@wp.kernel
def while_continue(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    x = float(0.0)
    k = int(0)
    while k < 20:
        k += 1
        if k % 2 == 0:
            continue
        x += a[i] * float(k)
    out[i] = x
