import warp as wp


@wp.kernel
def blend_light(
    errors: wp.array(dtype=wp.float32, ndim=2),
    features: wp.array(dtype=float, ndim=2),
    gradients: wp.array2d(dtype=wp.vec3),
    combined: wp.array2d(dtype=wp.vec3),
    transformed: wp.array(dtype=wp.vec3, ndim=2),
):
    i, j = wp.tid()
    color = wp.normalize(gradients[i, wp.max(j - 1, 0)])
    distance = errors[wp.max(i - 1, 0), j]
    relative_q = wp.quat_from_axis_angle(color, distance)
    close_enough = gradients[i, j].x - features[i, j] >= 0.0
    relative = gradients[i, j] if close_enough else color
    pull_vector = wp.sign(relative)
    combined[i, j] = wp.quat_rotate_inv(relative_q, pull_vector)
    motion = wp.lerp(relative, gradients[i, j], wp.max(pull_vector.z, 0.0))
    transformed[i, j] = wp.min(motion, color * relative_q.w)
