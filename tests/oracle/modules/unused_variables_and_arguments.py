import warp as wp


@wp.kernel
def unused(a: wp.array(dtype=float), b: wp.array(dtype=wp.vec3), n: int, v: wp.vec3):
    i = wp.tid()
    x = 1.0
    y = a[i]
    z = wp.vec3(1.0, 2.0, 3.0)
    w = n + 1
    y = 2.0
    a[i] = x
