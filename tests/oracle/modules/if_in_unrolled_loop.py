import warp as wp


@wp.kernel
def if_in_unrolled(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    s = float(0.0)
    for j in range(3):
        x = a[i + j]
        if x > 0.0:
            s += x
        else:
            s -= 1.0
    out[i] = s
