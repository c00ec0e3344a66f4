import warp as wp


@wp.func
def mix(a: wp.int8, b: wp.uint8, c: wp.int16, d: wp.uint16, e: wp.int32, f: wp.uint32, g: wp.int64, h: wp.uint64):
    return wp.int64(a) + wp.int64(b) + wp.int64(c) + wp.int64(d) + wp.int64(e) + wp.int64(f) + g + wp.int64(h)


@wp.func
def fmix(a: wp.float16, b: wp.float32, c: wp.float64, d: wp.bool):
    if d:
        return wp.float64(a) + wp.float64(b) + c
    return c


@wp.kernel
def scalars(a: wp.array(dtype=wp.int64), b: wp.array(dtype=wp.float64)):
    i = wp.tid()
    a[i] = mix(wp.int8(1), wp.uint8(2), wp.int16(3), wp.uint16(4), i, wp.uint32(6), a[i], wp.uint64(8))
    b[i] = fmix(wp.float16(1.0), 2.0, b[i], a[i] > wp.int64(3))
