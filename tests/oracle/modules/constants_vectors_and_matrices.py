import warp as wp


UP = wp.constant(wp.vec3(0.0, 1.0, 0.0))
TENTH = wp.vec3(0.1, 0.2, 0.3)
IDENTITY = wp.constant(wp.mat33(1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0))
ROT = wp.constant(wp.quat(0.0, 0.0, 0.0, 1.0))
INTS = wp.vec3i(1, 2, 3)
DOUBLES = wp.vec2d(0.1, 0.2)
HALVES = wp.vec2h(0.1, 0.2)
FRAME = wp.transform(wp.vec3(1.0, 2.0, 3.0), wp.quat(0.0, 0.0, 0.0, 1.0))
TWIST = wp.spatial_vector(1.0, 2.0, 3.0, 4.0, 5.0, 6.0)


@wp.kernel
def constants(v: wp.array(dtype=wp.vec3), d: wp.array(dtype=wp.vec2d), h: wp.array(dtype=wp.vec2h), out: wp.array(dtype=float)):
    i = wp.tid()
    v[0] = UP + TENTH
    v[1] = IDENTITY * UP
    v[2] = wp.quat_rotate(ROT, TENTH)
    d[0] = DOUBLES
    h[0] = HALVES
    out[0] = UP[1] + TENTH.x + float(INTS[2])
    out[1] = wp.transform_point(FRAME, UP)[0] + TWIST[5]
