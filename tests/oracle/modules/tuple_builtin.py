import warp as wp


@wp.kernel
def tuples(a: wp.array(dtype=float)):
    i = wp.tid()
    t = (1.0, a[i], 2)
    a[0] = t[0] + t[1]
    x, y, z = t
    a[1] = x + y + float(z)
