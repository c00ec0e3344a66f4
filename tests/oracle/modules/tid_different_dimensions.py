import warp as wp


@wp.kernel
def different(a: wp.array(dtype=int)):
    i = wp.tid()
    j, k = wp.tid()
    a[i] = j + k
