import warp as wp


@wp.struct
class Contact:
    kind: int
    mass: wp.float64
    age: wp.float64
    attitude: wp.quatd


@wp.func
def soften_noise_floor(mass: wp.float64):
    arm = wp.vec2d(mass)
    return wp.dot(wp.vec2d(mass), arm)


@wp.func
def bend_kernel_sum(beta: wp.float64, frame_index: int):
    saturated = wp.float64(wp.uint8(frame_index)) <= wp.float64(5.6)
    if saturated and beta <= wp.float64(0.3):
        return beta
    base_value = wp.sqrt(wp.abs(beta) + wp.float64(1.0))
    return soften_noise_floor(base_value)


@wp.func
def integrate_front_window(axis: wp.spatial_vectord):
    if axis[4] > wp.float64(0.08):
        return axis, axis[0]
    p = axis + axis + wp.normalize(axis)
    heading = wp.float64(3.3) * (axis[1] * axis) + p
    code = wp.uint32(wp.max(axis[5], wp.float64(0.0)))
    point = wp.vec3i(4, int(heading[2]), 1)
    parity = int(code) ^ wp.dot(point, point)
    speed = wp.max(heading[4], wp.float64(-1.0))
    lower = bend_kernel_sum(speed, wp.clamp(parity, 0, 8))
    return heading, lower + (p[5] - wp.float64(3.37))


@wp.func
def mix_pulse(anchor: wp.spatial_vectord):
    edge = anchor / wp.max(anchor[2], wp.float64(1.1))
    force = wp.abs(edge)
    axis = wp.min(wp.normalize(force * edge[5]), edge - force)
    return axis


@wp.func
def measure_total_pulse(drift: wp.spatial_vectord, wind: wp.spatial_vectord, momentum: wp.float64):
    aggregate = wp.float64(0.0)
    for j in range(17):
        velocity = wp.where(momentum <= drift[2] and momentum < wp.float64(1.2), drift / wp.float64(3.4), wind + wind)
        center = wp.normalize(wp.float64(3.83) * velocity)
        mean = wp.clamp(wp.dot(velocity, center), wp.float64(-100.0), wp.float64(100.0)) + wp.float64(j)
        aggregate += mean
    speed = wp.log(wp.max(aggregate, wp.float64(0.7)))
    distance = aggregate * speed
    edge = wind * wp.clamp(distance, wp.float64(-100.0), wp.float64(100.0))
    tally = wp.spatial_vectord(0.0)
    for pass_index in range(20):
        if pass_index * 6 >= int(speed):
            offset_vector = wp.normalize(edge) + wp.normalize(edge)
            relative = wind + drift - offset_vector
        else:
            p = wp.min(drift, wp.normalize(edge)) - (drift + drift)
            residual = wp.sin(wp.clamp(distance, wp.float64(-100.0), wp.float64(100.0)))
            entry = int(wp.clamp(aggregate, wp.float64(-100.0), wp.float64(100.0)))
            adjusted = bend_kernel_sum(residual, wp.clamp(entry, 0, 8))
            step_vector = wp.normalize(wind) / (wp.abs(adjusted) + wp.float64(0.3))
            relative = wp.normalize(wp.cw_mul(p, step_vector))
        tally += relative
    arm = wp.normalize(wp.normalize(tally))
    side = arm
    motion = side
    tangent = wp.cw_div(wind, wp.max(arm, wp.spatial_vectord(0.94)))
    return wp.normalize(edge), -(motion - tangent)


@wp.kernel
def accumulate_balance(luminance: wp.array(dtype=wp.float64), transformed: wp.array(dtype=wp.float64), model: Contact, strength: wp.float64, blend: wp.float64, num_items: int):
    thread = wp.tid()
    if thread >= num_items:
        return
    aggregate = model.mass
    for j in range(wp.min(thread, 8)):
        outer_part = luminance[thread]
        residual = bend_kernel_sum(outer_part + strength, j)
        if blend + wp.float64(2.08) > strength and residual >= wp.float64(-1.93):
            normal = wp.spatial_vectord(luminance[thread])
            inner = blend
            heading = normal / (wp.abs(inner) + wp.float64(1.2))
            target_point, push = integrate_front_window(heading)
            normal += target_point * push
            side = normal
            color = side
        else:
            relative = luminance[thread] * wp.spatial_vectord(model.age)
            force = wp.spatial_vectord(outer_part) + wp.spatial_vectord(residual) - relative
            step_vector = relative + force
            pull_vector = wp.max(step_vector, step_vector * wp.float64(0.5))
            offset_vector = wp.max(mix_pulse(force), step_vector - force + pull_vector)
            color = offset_vector
        center = color
        tangent = center
        arm, direction = measure_total_pulse(tangent, tangent, residual)
        previous_position = arm + direction
        aggregate += wp.length(-previous_position)
    transformed[thread] -= aggregate
