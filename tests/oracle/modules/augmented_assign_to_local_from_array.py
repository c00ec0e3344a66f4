import warp as wp


@wp.kernel
def aug_local(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    x = a[i]
    x += a[i]
    y = x
    y += x
    x = x * y
    out[i] = x + y
