import warp as wp


@wp.kernel
def matrix_slice(m: wp.mat33, out: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    c = m[:, 1]
    r = m[0, :]
    b = m[0:2, 0:2]
    n = m
    n[:, 2] = c
    n[1] = r
    out[i] = c + r + wp.vec3(b[0, 0], b[1, 1], n[2, 2])
