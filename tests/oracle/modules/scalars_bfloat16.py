import warp as wp


@wp.kernel
def brain(a: wp.array(dtype=wp.bfloat16), x: wp.bfloat16):
    i = wp.tid()
    a[i] = a[i] * x + wp.bfloat16(0.1)
