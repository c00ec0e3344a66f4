import warp as wp


@wp.kernel
def halves(a: wp.array(dtype=wp.float16), v: wp.array(dtype=wp.vec3h), x: wp.float16):
    i = wp.tid()
    y = a[i] * x + wp.float16(0.1)
    if y > wp.float16(1.0):
        y = wp.sqrt(y)
    v[i] = v[i] * y + wp.vec3h(y, x, wp.float16(-2.0))
    a[i] = y + v[i][0]
