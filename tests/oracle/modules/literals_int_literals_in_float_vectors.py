import warp as wp


@wp.kernel
def ints_in_vectors(a: wp.array(dtype=wp.vec3), m: wp.array(dtype=wp.mat22), q: wp.array(dtype=wp.quat), d: wp.array(dtype=wp.vec2d)):
    i = wp.tid()
    a[0] = wp.vec3(1, 2, 3)
    a[1] = wp.vec3(0)
    m[0] = wp.mat22(1, 2, 3, 4)
    d[0] = wp.vec2d(1.0, 2.0)
    d[1] = wp.vec2d(1, -2)
