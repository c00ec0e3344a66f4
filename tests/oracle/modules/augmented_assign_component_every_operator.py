import warp as wp


@wp.kernel
def floats(a: wp.array(dtype=wp.vec3), out: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    v = a[i]
    v[0] *= 2.0
    v[1] /= 3.0
    v[2] //= 2.0
    v[0] %= 4.0
    v.x *= v.y
    v.y /= 2.0
    v.z **= 2.0
    out[i] = v


@wp.kernel
def ints(a: wp.array(dtype=wp.vec3i)):
    i = wp.tid()
    v = a[i]
    v[0] *= 2
    v[1] //= 3
    v[2] %= 4
    v.x <<= 1
    v.y >>= 1
    v.z &= 6
    v[0] |= 1
    v[1] ^= 2
    a[i] = v
