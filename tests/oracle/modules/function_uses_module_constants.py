import warp as wp


SCALE = wp.constant(2.5)
AXIS = wp.constant(wp.vec3(0.0, 1.0, 0.0))


@wp.func
def project(v: wp.vec3):
    return wp.dot(v, AXIS) * SCALE


@wp.kernel
def constants(a: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = project(a[i]) + SCALE
