import warp as wp


@wp.kernel
def matrix(m: wp.array(dtype=wp.mat33)):
    i = wp.tid()
    a = m[i]
    a[0, 1] *= 2.0
    a[1, 1] /= 3.0
    a[2, i] -= a[0, 0]
    a[1] *= 2.0
    a[2] /= 4.0
    a[0] += wp.vec3(1.0)
    m[i] = a
