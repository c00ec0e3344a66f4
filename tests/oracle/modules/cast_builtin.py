import warp as wp


@wp.kernel
def reinterpret(a: wp.array(dtype=float), b: wp.array(dtype=wp.uint32), c: wp.array(dtype=wp.float64)):
    i = wp.tid()
    b[i] = wp.cast(a[i], wp.uint32)
    a[i] = wp.cast(b[i], wp.float32)
    x = wp.cast(c[i], wp.int64)
    c[i] = wp.cast(x + wp.int64(1), wp.float64)
