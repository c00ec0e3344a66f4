import warp as wp


@wp.kernel
def bool_ints(a: wp.array(dtype=int), out: wp.array(dtype=int)):
    i = wp.tid()
    x = a[i]
    if x and i:
        out[i] = 1
    if x or not i:
        out[i] = 2
