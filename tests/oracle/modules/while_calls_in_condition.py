import warp as wp


@wp.kernel
def while_calls(a: wp.array(dtype=wp.vec3), out: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    v = a[i]
    while wp.length(v) > 1.0:
        v = v * 0.5
    out[i] = v
