import warp as wp


@wp.kernel
def aug_bits(a: wp.array(dtype=wp.vec3i), out: wp.array(dtype=wp.vec3i)):
    i = wp.tid()
    v = a[i]
    v[0] &= 3
    v[1] |= 4
    v.z ^= 5
    out[i] = v
