import warp as wp


@wp.kernel
def typed_arguments(a: wp.array(dtype=wp.float64), h: wp.array(dtype=wp.float16), u: wp.array(dtype=wp.uint32), l: wp.array(dtype=wp.int64)):
    i = wp.tid()
    a[i] = a[i] * wp.float64(2.0) + wp.float64(0.1)
    h[i] = h[i] + wp.float16(0.1)
    u[i] = u[i] + wp.uint32(7)
    l[i] = l[i] - wp.int64(9)
    a[i] = wp.max(a[i], wp.float64(0.0))
