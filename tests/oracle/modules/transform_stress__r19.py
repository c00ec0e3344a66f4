import warp as wp


@wp.func
def score_contact(corner: wp.vec3i, lag: wp.uint8, direction: wp.vec3i):
    key = wp.clamp(corner[2], -100, 100) + direction[1] % 7
    pull_vector = (corner + direction) * wp.clamp(key, -3, 3)
    return wp.min(wp.max(pull_vector, wp.vec3i(-10)), wp.vec3i(10)) * int(lag)


@wp.func
def integrate_force(rounds: wp.uint8, quota: int):
    if wp.uint8(wp.uint32(rounds)) % wp.uint8(2) == wp.uint8(0):
        return wp.abs(wp.vec3i(quota, 4, quota))
    arm = wp.vec3i(4, wp.int32(rounds), quota)
    order_value = quota
    displacement = wp.max(quota, order_value) * wp.cw_mul(arm, arm)
    return displacement


@wp.func
def estimate_shifted_particle(extent: wp.vec3i, order: wp.uint8, axis: wp.vec3i):
    acceleration = extent + extent
    point = acceleration - axis + (acceleration - axis)
    return wp.min(wp.max(point, wp.vec3i(-10)), wp.vec3i(10)) * int(order)


@wp.kernel
def transform_stress(padding: wp.uint8, temperatures: wp.array1d(dtype=wp.uint8), iterations: wp.uint8, order: wp.uint8, readings: wp.array(dtype=wp.uint8), frame_index: int, levels: wp.array(dtype=wp.uint8), depth: wp.uint8, dim_x: wp.int32, projected: wp.array(dtype=wp.uint8)):
    thread = wp.tid()
    if thread >= dim_x:
        return
    offset_vector = wp.vec3i(int(levels[thread]), 1, 2)
    step_vector = offset_vector * int(depth) * (offset_vector.y * 5)
    motion = offset_vector + offset_vector + (step_vector - offset_vector)
    tangent = wp.min(wp.max(step_vector - motion, wp.vec3i(-10)), wp.vec3i(10))
    relative = offset_vector + step_vector + -step_vector
    arm = score_contact(relative, padding, step_vector)
    heading = wp.vec3ub(wp.uint8(1), iterations, depth)
    remainder = readings[thread] + temperatures[thread] ^ wp.max(heading)
    target_point = integrate_force(remainder, int(order))
    position = wp.min(wp.max(target_point, wp.vec3i(-10)), wp.vec3i(10))
    v = wp.min(wp.max(relative, wp.vec3i(-10)), wp.vec3i(10))
    force = wp.cw_mul(wp.abs(arm), wp.min(position, v))
    displacement = wp.min(tangent, arm - force)
    direction = force - tangent + (relative - step_vector)
    color = wp.min(wp.max(direction, wp.vec3i(-10)), wp.vec3i(10))
    side = wp.max(color, position)
    next_pull_vector = wp.cw_div(displacement, wp.max(side, wp.vec3i(1)))
    shifted_motion = wp.cross(wp.max(color, force), side - force)
    axis = wp.min(wp.max(shifted_motion, wp.vec3i(-10)), wp.vec3i(10))
    if direction[1] <= color[0]:
        kernel_matrix = wp.outer(v, wp.min(wp.max(target_point, wp.vec3i(-10)), wp.vec3i(10)))
        hits = wp.ddot(kernel_matrix + kernel_matrix, kernel_matrix + kernel_matrix)
        code = wp.clamp(hits, -100, 100)
    else:
        key = int(readings[thread])
        code = -key
    center = (code + code) * wp.max(axis, color)
    signed_side = wp.abs(-axis)
    p = center if padding * order % wp.uint8(2) == wp.uint8(1) else signed_side
    smooth_pull_vector = wp.vec3i(frame_index) - next_pull_vector + p
    best = wp.vec3i(0)
    for neighbor in range(temperatures.shape[0]):
        acceleration = wp.min(wp.max(shifted_motion, wp.vec3i(-10)), wp.vec3i(10))
        upper_force = wp.min(acceleration, signed_side)
        order_value = wp.uint8(wp.abs(displacement[2]) % 4)
        quotient = axis[0] | wp.clamp(shifted_motion[2], -100, 100)
        moment = integrate_force(order_value, wp.clamp(quotient, 0, 15))
        mixed_center = moment - arm
        basis = wp.outer(smooth_pull_vector, upper_force)
        normal = neighbor * mixed_center - wp.get_diag(basis * 0)
        point = wp.min(wp.max(normal, wp.vec3i(-10)), wp.vec3i(10))
        smooth_p = wp.min(wp.max(normal + arm, wp.vec3i(-10)), wp.vec3i(10))
        clamped_direction = wp.min(wp.max(moment + acceleration, wp.vec3i(-10)), wp.vec3i(10))
        shifted_offset_vector = wp.sign(clamped_direction)
        local_edge = shifted_offset_vector + shifted_offset_vector
        mixed_velocity = wp.max(point, wp.min(smooth_p, local_edge))
        mixed_center += mixed_velocity
        total_point = upper_force + mixed_center
        pull_vector = position
        velocity = estimate_shifted_particle(-pull_vector, levels[neighbor], total_point)
        total_point += total_point + velocity
        best += wp.min(wp.max(total_point, wp.vec3i(-10)), wp.vec3i(10))
    far_moment = best
    slot = wp.uint8(wp.abs(wp.clamp(wp.dot(smooth_pull_vector, far_moment), -100, 100)))
    projected[thread] = slot + wp.uint8(7) + (readings[thread] + slot)
