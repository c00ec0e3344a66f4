import warp as wp


K = wp.constant(4)


@wp.kernel
def constants(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    n = 0
    x = 1.0
    b = True
    if a[i] > 0.0:
        n = 1
        x = 2.0
        b = False
    if b:
        n = K
    out[i] = x + float(n)
