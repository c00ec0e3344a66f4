import warp as wp


@wp.kernel
def element_store(a: wp.array(dtype=float), out: wp.array(dtype=wp.mat22)):
    i = wp.tid()
    m = wp.mat22(0.0, 1.0, 2.0, 3.0)
    m[0, 0] = a[i]
    m[1, 0] = m[0, 1] + 1.0
    m[i % 2, 1] = 7.0
    m[-1, -1] = 8.0
    out[i] = m
