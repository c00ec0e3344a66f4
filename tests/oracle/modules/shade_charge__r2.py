import warp as wp


@wp.kernel
def shade_charge(errors: wp.array2d(dtype=wp.float32), features: wp.array2d(dtype=wp.float32), gradients: wp.array2d(dtype=wp.vec3), combined: wp.array(dtype=wp.vec3, ndim=2), transformed: wp.array2d(dtype=wp.vec3)):
    i, j = wp.tid()
    turn = wp.quat_from_axis_angle(wp.normalize(gradients[i, wp.max(j - 1, 0)]), features[wp.max(i - 1, 0), j])
    displacement = wp.cross(gradients[i, j], gradients[i, j] * 0.5)
    point = -displacement
    combined[i, j] = wp.quat_rotate_inv(turn, point)
    transformed[i, j] = -wp.max(gradients[i, j], displacement) * errors[i, j]
