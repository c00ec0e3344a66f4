import warp as wp


@wp.kernel
def vector_carried(a: wp.array(dtype=wp.vec3), n: int, out: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    v = wp.vec3()
    m = wp.mat33()
    for j in range(n):
        v += a[j]
        m = m + wp.outer(a[j], v)
    out[i] = m * v
