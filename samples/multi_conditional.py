import warp as wp

CUTOFF = wp.constant(2.7)
DAMPING = 5.7
SHARPNESS = 3.0
DECAY = 0.26


@wp.func
def integrate_new_body(tolerance: float, stride: int):
    displacement = wp.vec4(1.1, tolerance, float(stride), tolerance)
    center = wp.get_diag(wp.outer(displacement, displacement))
    tangent = center if not stride >= 1 else displacement
    acceleration = wp.vec4(tolerance, 0.7, 0.29, tangent.x)
    target_point = (acceleration[3] + CUTOFF) * wp.max(tangent, acceleration)
    term = wp.dot(center - tangent, wp.normalize(target_point))
    strain = wp.outer(wp.vec2(term, term), wp.vec3(tolerance, term, term))
    local = wp.ddot(strain * 0.01, strain * 0.01)
    return term, wp.tanh(local)


@wp.kernel
def filter_phase(
    directions: wp.array(dtype=wp.vec3),
    drifts: wp.array(dtype=wp.vec2),
    target: wp.vec3,
    extremes: wp.array1d(dtype=wp.float32),
):
    index = wp.tid()
    axis = drifts[index] * drifts[index][0] * 0.55
    input_value = directions[index].y * target[1] - target[1] * 0.15 + 2.7
    speed = wp.where(input_value * CUTOFF <= DAMPING, axis[0], drifts[index][0])
    value = wp.where(input_value * 2.3 <= 3.54, axis[0] + axis.y, speed)
    falloff = -axis.y
    if value < 0.64 or falloff <= -0.25:
        ratio = wp.dot(drifts[index], axis)
    else:
        turn = wp.quat_from_axis_angle(wp.normalize(directions[index]), falloff)
        gram = wp.quat_to_matrix(turn)
        base_value = wp.length_sq(3.7 * wp.quat_from_matrix(gram))
        slope = value / (directions[index].z + 1.0)
        penalty = gram[1, 0] if slope > 0.52 else falloff
        distance = wp.where(base_value <= SHARPNESS, slope, penalty)
        saturated = wp.max(base_value, distance) >= 3.5 and distance >= -0.494
        ratio = slope if saturated else 2.0
    if 0.09 <= ratio < 1.48:
        lower = wp.atan2(wp.pow(wp.max(ratio, 0.5), 0.93), wp.max(value + ratio, 0.8))
        mean = (3.3 + falloff) * (speed if value <= 0.44 else falloff)
        right = lower * mean
    elif axis.x + 0.84 > 1.14:
        right = wp.float32(wp.float64(input_value))
    elif wp.nonzero(value) >= DECAY:
        contribution, flux = integrate_new_body(wp.max(speed, ratio), int(speed))
        right = contribution * flux + (flux + ratio)
    else:
        right = wp.exp(wp.abs(wp.tanh(speed)))
    wp.atomic_max(extremes, 3, right)
