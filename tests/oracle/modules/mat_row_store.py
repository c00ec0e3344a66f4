import warp as wp


@wp.kernel
def row_store(a: wp.array(dtype=wp.vec3), out: wp.array(dtype=wp.mat33)):
    i = wp.tid()
    m = wp.mat33()
    m[0] = a[i]
    m[1] = m[0] * 2.0
    k = int(2)
    m[k] = wp.vec3(1.0, 2.0, 3.0)
    out[i] = m
