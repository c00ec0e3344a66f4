import warp as wp


@wp.func
def measure_partial_energy(cutoff: wp.float16, width: wp.float16):
    displacement = wp.vec4h(cutoff, width, cutoff, wp.float16(1.8))
    energy = cutoff
    residual = wp.dot(wp.vec2h(displacement.y, width), wp.vec2h(energy, cutoff))
    return wp.min(displacement), wp.round(energy) - residual


@wp.func
def apply_near_pressure(cutoff: wp.float16):
    level, power_in = measure_partial_energy(cutoff + cutoff, cutoff)
    ratio = wp.sin(level * power_in) * level * wp.length_sq(wp.vec3h(cutoff))
    return ratio


@wp.func
def rate_density(wind: wp.vec3h, axis: wp.vec3h):
    if wind.x <= wp.float16(0.21):
        return axis
    velocity = axis
    return velocity - wind


@wp.func
def mix_flow(epsilon: wp.float16):
    if epsilon * epsilon >= wp.float16(-1.8):
        displacement = wp.max(wp.vec3h(epsilon, epsilon, epsilon), wp.vec3h(epsilon))
        return displacement
    series = wp.vec3h(epsilon)
    for pass_index in range(5):
        normal = wp.vec3h(wp.float16(pass_index), wp.float16(0.34), epsilon)
        v = wp.tanh(normal[0] * epsilon) * wp.normalize(normal + normal)
        series += rate_density(v, v)
    point = wp.normalize(series) + wp.normalize(series)
    relative_q = wp.quat_from_axis_angle(wp.normalize(point), point.z)
    side = series
    arm = wp.quat_rotate(relative_q, wp.normalize(side))
    tangent = wp.abs(wp.normalize(arm))
    target_point = rate_density(wp.normalize(point), tangent)
    pull_vector = wp.normalize(target_point)
    center = point - wp.sign(pull_vector)
    direction = -center
    return direction


@wp.kernel
def sweep_side_surface(orientations: wp.array(dtype=wp.quath), prices: wp.array(dtype=wp.float16), cameras: wp.array(dtype=wp.transformh, ndim=1), origins: wp.array(dtype=wp.vec3h), tangents: wp.array(dtype=wp.vec3h, ndim=1), vertices: wp.array(dtype=wp.vec3h), filtered: wp.array(dtype=wp.vec3h)):
    index = wp.tid()
    p = wp.abs(wp.spatial_vectorh(tangents[index][2]))
    energy = prices[index] * orientations[index][2]
    share = wp.abs(apply_near_pressure(energy)) + wp.float16(1.04)
    pull = wp.log10(share)
    offset_vector = p / wp.max(pull, wp.float16(0.437))
    force = wp.max(offset_vector, wp.max(p, p * wp.float16(0.5)))
    center = wp.cw_mul(wp.cw_mul(p, p + p), force)
    if wp.min(center) > wp.float16(-1.2):
        update = wp.outer(wp.vec2h(cameras[index][4]), wp.vec2h(energy, vertices[index].y))
        attitude = wp.normalize(wp.normalize(orientations[index]))
        raw = wp.length(attitude)
        m = raw * update
    else:
        arm = wp.vec2h(cameras[index][5], wp.float16(1.7))
        basis = wp.matrix_from_cols(arm, arm * wp.float16(0.5))
        m = basis - -basis
    coupling = m / (wp.abs(energy) + wp.float16(1.31))
    gap = wp.ddot(m * wp.float16(0.1), coupling)
    local = wp.clamp(gap, wp.float16(-10.0), wp.float16(10.0))
    filtered[index] = mix_flow(local) - origins[index]
