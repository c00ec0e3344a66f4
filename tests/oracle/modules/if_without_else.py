import warp as wp


@wp.kernel
def if_alone(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    x = a[i]
    if x < 0.0:
        x = 0.0
    out[i] = x
