import warp as wp


@wp.kernel
def unsigned(a: wp.array(dtype=wp.uint8), b: wp.array(dtype=wp.uint16), c: wp.array(dtype=wp.uint32), d: wp.array(dtype=wp.uint64), x: wp.uint32):
    i = wp.tid()
    k = wp.uint32(i)
    a[k] = a[i] + wp.uint8(200)
    b[k] = b[i] * wp.uint16(3)
    c[k] = c[i] - x
    d[k] = d[i] / wp.uint64(7)
    if c[i] > x and k != wp.uint32(0):
        c[0] = wp.uint32(0xFFFFFFFF)
