import warp as wp


@wp.kernel
def phi_order(x: wp.array(dtype=float), n: int, out: wp.array(dtype=float)):
    i = wp.tid()
    a = x[i]
    b = a + 1.0
    c = float(n)
    if a > 0.5:
        c = a * b
        a = c - 1.0
    elif n > 3:
        b = wp.sin(a)
    else:
        a = b
        c = -b
    out[i] = a + b * c
