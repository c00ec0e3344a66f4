import warp as wp


@wp.func
def rate_far_grid(mixing: wp.mat33, alpha: wp.float32):
    arm = wp.min(mixing[0], mixing[0] * 0.5)
    direction = arm / (wp.abs(alpha + alpha) + 1.1)
    strain, normal, rotation = wp.svd3(mixing)
    target_point = wp.vec3(wp.trace(strain * 0.1)) + wp.normalize(normal)
    v = target_point * (rotation * 0.1)[0, 1]
    velocity = wp.normalize(wp.cross(arm, wp.normalize(v)))
    return wp.outer(direction, velocity)


@wp.kernel
def integrate_profile(projection: wp.mat33, stiffness: float, inertia: wp.mat33, points: wp.array(dtype=wp.vec3), invert_sign: wp.bool, rotations: wp.array(dtype=wp.mat33), contributions: wp.array(dtype=wp.vec3, ndim=2)):
    i = wp.tid()
    for step_index in range(2):
        impulse = rotations[wp.max(i - 2, 0)][1, 1]
        block = inertia / wp.max(impulse, 0.7) * 2.5
        strain = rate_far_grid(wp.cw_mul(projection, block), points[i][2])
        kernel_matrix = block - strain * wp.diag(points[i]) * 0.1
        offset_vector = wp.get_diag(kernel_matrix) * stiffness
        p = wp.where(invert_sign, offset_vector, offset_vector * 0.5)
        contributions[i, step_index] = p * wp.float32(step_index)
