import warp as wp


@wp.kernel
def aug_matrix(m: wp.mat33, a: wp.array(dtype=float), out: wp.array(dtype=wp.mat33)):
    i = wp.tid()
    t = wp.mat33(1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0)
    t[0, 1] += a[i]
    t[1, 2] -= m[0, 0]
    t[2] += wp.vec3(1.0, 2.0, 3.0)
    t[1] -= m[1]
    out[i] = t
