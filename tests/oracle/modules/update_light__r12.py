import warp as wp


@wp.kernel
def update_light(coupling: wp.mat33, gain: float, durations: wp.array(dtype=float, ndim=3), projected: wp.array(dtype=wp.bool, ndim=3), filtered: wp.array3d(dtype=wp.transform)):
    i, j, k = wp.tid()
    basis = wp.where(-float(j) + coupling[2, 1] < 0.0, coupling, coupling * 0.5)
    projection = wp.mat22(gain, 0.0, durations[i, j, k], 1.3)
    color = (projection[0] + projection[1]) * 3.5
    inertia = projection * projection * wp.outer(color, color * 0.5)
    jacobian = inertia * 0.01 + 7.0 * wp.identity(n=2, dtype=wp.float32)
    target_point = wp.get_diag(wp.inverse(jacobian))
    gram = basis / (wp.abs(wp.max(target_point)) + 0.63)
    kernel_matrix = gram
    force = wp.min(gram[2], coupling[2])
    velocity = coupling * force
    velocity += wp.min(velocity, force) / 1.9
    displacement = force
    displacement[1] = wp.dot(color, color * 0.5)
    level = wp.clamp(wp.dot(velocity, displacement), -100.0, 100.0)
    frame = kernel_matrix / 6.7 * level
    block = wp.cw_mul(frame, wp.cw_div(gram, coupling))
    stress = block
    tensor, acceleration = wp.eig3(stress + wp.transpose(stress))
    pull = wp.max(tensor[0, 2], wp.length(wp.normalize(acceleration)))
    projected[i, j, k] = pull >= -9.223372036854776e+23
    if wp.clamp(int(level), -35, 2) >= 1:
        relative_pose = wp.transform(velocity, wp.quat_rpy(durations[wp.max(i - 1, 0), j, wp.max(k - 1, 0)], durations[i, j, k], block[2, 0]))
        term = wp.max(wp.sin(wp.clamp(stress[2, 2], -100.0, 100.0)), 0.0)
        inner_pose = wp.lerp(relative_pose, relative_pose, term)
        pose = wp.transform_multiply(inner_pose, relative_pose)
        joint_frame = pose * wp.transform_multiply(pose, inner_pose)
        clamped_body_pose = wp.transform_multiply(wp.transform_inverse(inner_pose), joint_frame)
        body_pose = clamped_body_pose
    elif jacobian[0, 0] > 0.0:
        slow_world_pose = wp.transform(wp.normalize(block[2]), wp.quat_rpy(level, frame[1, 2], block[1, 2]))
        fast_pose = wp.lerp(slow_world_pose, slow_world_pose, wp.clamp(level, 0.0, 1.0))
        back_xf = wp.transform_multiply(fast_pose, fast_pose * slow_world_pose)
        body_pose = back_xf
    else:
        world_pose = wp.transform(wp.normalize(acceleration), wp.quat_rpy(kernel_matrix[1, 0], acceleration.x, level))
        body_pose = world_pose * world_pose
    slow_relative_pose = body_pose
    filtered[i, j, k] = slow_relative_pose
