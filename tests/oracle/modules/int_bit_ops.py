import warp as wp


@wp.func
def mix(h: wp.uint32):
    h = h ^ (h >> wp.uint32(16))
    h = h * wp.uint32(0x85EBCA6B)
    h ^= h >> wp.uint32(13)
    return h


@wp.kernel
def bits(a: wp.array(dtype=wp.uint32), b: wp.array(dtype=int)):
    i = wp.tid()
    a[i] = mix(a[i]) & wp.uint32(255)
    b[i] = ((b[i] << 3) | (b[i] >> 5)) & ~1 ^ 6
    if b[i] & 1 and (b[i] >> 1) & 1 == 0:
        b[i] = -1
