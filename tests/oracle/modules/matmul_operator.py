import warp as wp


@wp.kernel
def matmul(m: wp.mat33, v: wp.vec3, out: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    n = m @ m
    out[i] = n @ v
    out[i] += v @ m
