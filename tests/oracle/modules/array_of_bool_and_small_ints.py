import warp as wp


@wp.kernel
def small_types(
    a: wp.array(dtype=wp.bool),
    b: wp.array(dtype=wp.int8),
    c: wp.array(dtype=wp.uint8),
    d: wp.array(dtype=wp.int16),
    e: wp.array(dtype=wp.uint16),
    f: wp.array(dtype=wp.float16),
):
    i = wp.tid()
    a[i] = not a[i]
    b[i] = b[i] + wp.int8(1)
    c[i] = c[i] * wp.uint8(2)
    d[i] = -d[i]
    e[i] = e[i] // wp.uint16(3)
    f[i] = f[i] / wp.float16(2.0)
