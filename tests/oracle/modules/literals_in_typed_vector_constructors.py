import warp as wp


@wp.kernel
def typed(a: wp.array(dtype=wp.vec3), b: wp.array(dtype=wp.vec3i), c: wp.array(dtype=wp.vec2d), d: wp.array(dtype=wp.vec4ub)):
    i = wp.tid()
    a[0] = wp.vec3(1.0, 2.0, 3.0)
    a[1] = wp.vec3(1.0)
    a[2] = wp.vec3()
    b[0] = wp.vec3i(1, 2, 3)
    b[1] = wp.vec3i(4)
    c[0] = wp.vec2d(wp.float64(1.0), wp.float64(2.0))
    d[0] = wp.vec4ub(wp.uint8(1), wp.uint8(2), wp.uint8(3), wp.uint8(4))
