import warp as wp


@wp.kernel
def copies(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    x = a[i]
    a[i] = 5.0
    y = a[i]
    z = y
    z += 1.0
    out[i] = x + y + z
