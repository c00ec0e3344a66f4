import warp as wp


@wp.kernel
def deep(a: wp.array(dtype=float), b: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = ((a[i] + b[i]) * (a[i] - b[i]) / ((a[i] * b[i]) + 1.0)) - -(wp.sin(wp.cos(wp.exp(-(a[i] * a[i]))))) * (
        (1.0 + a[i]) * ((2.0 + b[i]) * (3.0 - (a[i] - (b[i] - 4.0))))
    )
