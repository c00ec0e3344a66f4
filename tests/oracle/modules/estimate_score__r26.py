import warp as wp

BLEND = wp.constant(3.0)


@wp.func
def limit_signal(tolerance: wp.float32):
    if int(tolerance) != 3:
        return wp.vec3(tolerance)
    pull_vector = wp.vec3(tolerance) * tolerance
    color = wp.cw_div(wp.vec3(tolerance), wp.max(pull_vector, wp.vec3(1.3)))
    return color


@wp.func
def evaluate_initial_force(gain: wp.float32):
    error = wp.length(wp.vec4(0.33, 0.4, gain, gain))
    if error <= BLEND and gain * error > error:
        return -error, wp.min(error + gain, 100.0)
    displacement = wp.spatial_vector(gain) if int(error) > 9 and gain < error else wp.spatial_vector(gain) * 0.5
    moment = wp.min(displacement, displacement * 0.5)
    heading = wp.normalize(error * moment) - wp.min(moment, displacement)
    pull_vector = -(displacement - moment - heading)
    response_value = wp.dot(wp.normalize(wp.spatial_vector(error)), pull_vector)
    magnitude = gain / (wp.abs(wp.clamp(response_value, -100.0, 100.0)) + 1.0)
    return wp.sin(wp.clamp(response_value, -100.0, 100.0)), magnitude


@wp.func
def estimate_filter(corner: wp.vec3, ambient: wp.vec3):
    position = ambient
    raw = wp.length_sq(wp.spatial_vector(corner.y)) * 0.1
    base_value, attenuation = evaluate_initial_force(raw)
    ratio = wp.tanh(base_value)
    estimate = wp.sin(wp.clamp(base_value - attenuation, -100.0, 100.0)) + ratio
    return wp.cw_mul(position, corner), estimate


@wp.kernel
def estimate_score(momentum: wp.float64, blocks: wp.array(dtype=wp.mat33), alpha: float, width: float, balances: wp.array(dtype=wp.vec3), corrected: wp.array1d(dtype=wp.float32)):
    i = wp.tid()
    direction, falloff = estimate_filter(limit_signal(width - alpha), blocks[i][2])
    balances[i] = wp.max(direction * falloff, wp.normalize(direction))
    outer_part = direction[1]
    mean = wp.asin(wp.clamp(outer_part, -0.526, 0.526))
    corrected[i] = wp.max(alpha - wp.float32(momentum), mean)
