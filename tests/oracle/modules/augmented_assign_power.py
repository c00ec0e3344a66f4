import warp as wp


@wp.kernel
def aug_power(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    x = a[i]
    x **= 2.0
    out[i] = x ** 3.0 + x ** 0.5
