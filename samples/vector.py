import warp as wp


@wp.kernel
def filter_tangents(
    tangents: wp.array(dtype=wp.vec3, ndim=2),
    num_bins: wp.int32,
    normals: wp.array(dtype=wp.vec2, ndim=3),
    directions: wp.array(dtype=wp.vec3, ndim=3),
    profile: wp.array(dtype=float, ndim=3),
    smoothed: wp.array(dtype=wp.vec3, ndim=3),
    result: wp.array(dtype=wp.quat, ndim=3),
    scaled: wp.array(dtype=wp.vec3, ndim=3),
):
    x, y, z = wp.tid()
    tangent = tangents[x, z]
    normal = normals[x, y, z]
    direction = directions[x, y, z]
    arm = tangent * tangent.y * 0.01
    if profile[x, y, z] <= 0.6:
        torque = wp.cross(direction - arm, arm / (wp.abs(normal.y) + 0.1))
        difference = normal.y - profile[x, y, wp.max(z - 1, 0)]
        smoothed[x, y, z] = torque + difference * wp.min(torque, arm)

    turn = wp.quat_from_axis_angle(wp.normalize(arm), float(num_bins))
    heading_q = wp.quat_rpy(turn.x, turn.w, arm.z)
    result[x, y, z] = wp.lerp(turn, heading_q, wp.max(wp.tanh(float(x)), 0.0))
    moment = directions[wp.max(x - 1, 0), y, z]
    scaled[x, y, z] = -moment + wp.cw_mul(moment, tangent)
