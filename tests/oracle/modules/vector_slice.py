import warp as wp


@wp.kernel
def vector_slice(a: wp.array(dtype=wp.vec4), out: wp.array(dtype=wp.vec2)):
    i = wp.tid()
    v = a[i]
    u = v[1:3]
    w = v[:2]
    x = v[::2]
    out[i] = u + w + x + v[2:]
