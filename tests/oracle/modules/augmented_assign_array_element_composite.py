import warp as wp


@wp.kernel
def aug_array_composite(a: wp.array(dtype=float), b: wp.array(dtype=int)):
    i = wp.tid()
    a[i] *= 2.0
    a[i] /= 3.0
    a[i] %= 3.0
    b[i] *= 3
    b[i] //= 4
    b[i] %= 5
    b[i] <<= 1
    b[i] >>= 2
