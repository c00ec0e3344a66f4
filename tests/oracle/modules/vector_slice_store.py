import warp as wp


@wp.kernel
def vector_slice_store(a: wp.array(dtype=wp.vec4), out: wp.array(dtype=wp.vec4)):
    i = wp.tid()
    v = a[i]
    v[1:3] = wp.vec2(5.0, 6.0)
    v[0:2] += wp.vec2(1.0, 2.0)
    out[i] = v
