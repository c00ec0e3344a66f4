import warp as wp

vec6b = wp.types.vector(length=6, dtype=wp.int8)


@wp.func
def bend_total_signal(iterations: wp.int8):
    lane = wp.max(iterations, iterations + wp.int8(2))
    if not lane >= wp.int8(-15):
        acceleration = wp.vec3b(lane, wp.int8(3), iterations)
        return acceleration
    step_vector = wp.vec3b(lane, iterations, wp.int8(4))
    motion = step_vector
    return wp.sign(step_vector) - wp.abs(motion)


@wp.kernel
def reduce_phase(rates: wp.array3d(dtype=wp.int8), targets: wp.array(dtype=wp.int8, ndim=2), velocities: wp.array2d(dtype=wp.vec3b), balances: wp.array(dtype=wp.vec3b, ndim=3), taps: wp.int32):
    i, j = wp.tid()
    for row in range(taps):
        pull_vector = -wp.max(velocities[i, j], velocities[i, j])
        offset_vector = pull_vector
        p = vec6b(targets[wp.max(i - 1, 0), j])
        acceleration = wp.min(wp.max(p, vec6b(-3)), vec6b(3))
        relative = wp.min(wp.max(p, vec6b(-3)), vec6b(3))
        cell = wp.max(pull_vector[2], targets[i, j])
        digit = wp.dot(acceleration, relative) + cell
        motion = bend_total_signal(digit)
        tangent = velocities[i, j] if not offset_vector[2] <= wp.int8(-20) else offset_vector
        side = -motion - tangent
        quotient = wp.max(rates[i, j, row] + rates[i, j, row], wp.min(side))
        bits = quotient & wp.int8(30)
        if bits < tangent[0] and cell == digit:
            heading = wp.min(wp.max(motion, wp.vec3b(-3)), wp.vec3b(3))
            target_point = wp.min(wp.max(side, wp.vec3b(-3)), wp.vec3b(3))
            direction = velocities[i, wp.max(j - 2, 0)]
            edge = wp.min(wp.cross(heading, target_point), wp.max(pull_vector, direction))
            offset_vector = edge
        balances[i, j, row] = -offset_vector
