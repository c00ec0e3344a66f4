import warp as wp


@wp.kernel
def reassigned(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    x = a[i]
    x = x + 1.0
    x = x * x
    x = wp.sin(x)
    x = 3.0
    x = x
    out[i] = x
