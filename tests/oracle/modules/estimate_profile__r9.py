import warp as wp


@wp.kernel
def estimate_profile(num_bins: int, readings: wp.array(dtype=wp.uint16), capacity: wp.uint16, order: wp.uint16, num_rows: int, dim_y: int, outcome: wp.array(dtype=wp.mat33, ndim=2), contributions: wp.array2d(dtype=wp.uint16)):
    row, col = wp.tid()
    if row >= num_rows or col >= dim_y:
        return
    projection, basis = wp.qr3(wp.diag(wp.vec3(float(num_bins))))
    relative_q = wp.quat_rpy(projection[2, 0], projection[0, 0], basis[0, 1]) * projection[2, 2]
    turn = -wp.normalize(relative_q * wp.trace(basis))
    attitude = turn / wp.max(turn[0], 1.0) if readings[row] >= wp.uint16(wp.clamp(basis[2, 0], 0.0, 100.0)) else wp.normalize(turn * relative_q)
    error = wp.dot(wp.normalize(wp.normalize(turn)), -attitude)
    tensor = projection + projection
    outcome[row, col] += error * wp.diag(wp.vec3(float(order))) * 0.1 @ tensor
    tick = wp.uint16(wp.max(attitude[3], 0.0))
    contributions[row, col] = wp.max(wp.vec4us(capacity)) * (readings[row] + tick)
