import warp as wp


@wp.func
def axis_angle_turn(arm_v: wp.vec3, axis_k: wp.vec3, angle_r: wp.float32):
    spin_q = wp.quat_from_axis_angle(axis_k, angle_r)
    return wp.quat_rotate(spin_q, arm_v)


@wp.kernel
def bound_queries(
    queries: wp.array2d(dtype=wp.vec3),
    margin: wp.float32,
    blend_t: wp.float32,
    corners: wp.array2d(dtype=wp.vec3),
    angles: wp.array1d(dtype=wp.float32),
    distances: wp.array2d(dtype=wp.float32),
):
    row, col = wp.tid()
    query = queries[row, col]
    corner = corners[row, col]
    direction = corner * query.z * 0.4
    sine = corner.x * 7.5 + 2.25
    offset_vector = axis_angle_turn(direction, wp.normalize(query), margin)
    spin_q = wp.quat_from_axis_angle(wp.normalize(corner), margin)
    v_spun = wp.quat_rotate_inv(spin_q, 0.25 * offset_vector)
    axis_n = wp.normalize(v_spun)
    along_n = wp.dot(query, axis_n) * axis_n
    perp_part = query - along_n
    corner_a = wp.normalize(perp_part)
    edge_ab = direction - corner_a
    edge_ac = axis_n - corner_a
    face_size = 0.5 * wp.length(wp.cross(edge_ab, edge_ac))
    distances[row, col] = face_size * blend_t + angles[2] - sine
