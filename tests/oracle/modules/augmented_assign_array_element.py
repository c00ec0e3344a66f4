import warp as wp


@wp.kernel
def aug_array(a: wp.array(dtype=float), b: wp.array(dtype=int), v: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    a[i] += 1.0
    a[i] -= a[0]
    b[i] += 1
    b[i] -= 2
    b[i] &= 7
    b[i] |= 8
    b[i] ^= 3
    v[i] += wp.vec3(1.0, 2.0, 3.0)
    v[i] -= v[0]
