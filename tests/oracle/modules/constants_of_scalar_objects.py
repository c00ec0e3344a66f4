import warp as wp

HALF = wp.float64(0.5)
TILT = wp.constant(wp.quatd(wp.float64(0.1), wp.float64(0.2), wp.float64(0.3), wp.float64(0.9)))
AXIS = wp.vec3d(HALF, 0.25, wp.float32(0.1))
ALIKE = wp.vec3h(wp.float64(0.1))
ROWS = wp.mat22([[wp.float16(0.1), 1.0], [2.0, wp.int32(3)]])
FRAME = wp.transform((wp.float64(0.1), 1.0, 2.0), (0.0, 0.0, 0.0, 1.0))
CELL = wp.vec3i(wp.int64(3), wp.uint8(4), 5)
LAST = wp.types.vector(length=2, dtype=wp.uint64)(wp.uint64(18446744073709551615), 1)
WHOLE = wp.vec2(wp.float32(3), wp.bool(True))


@wp.kernel
def use_constants_of_scalar_objects(x: wp.array(dtype=wp.vec3d), y: wp.array(dtype=wp.vec3), n: wp.array(dtype=wp.vec3i),
                                    last: wp.array(dtype=wp.uint64)):
    i = wp.tid()
    x[i] = wp.quat_rotate(TILT, AXIS) * HALF
    y[i] = wp.transform_point(FRAME, wp.vec3(WHOLE[0], WHOLE[1], wp.float32(ALIKE[0])))
    y[i] = y[i] + wp.vec3(ROWS[0, 0], ROWS[0, 1], ROWS[1, 1])
    n[i] = CELL
    last[i] = LAST[0]
