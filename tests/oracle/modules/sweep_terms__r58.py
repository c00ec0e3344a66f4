import warp as wp

mat33i = wp.types.matrix(shape=(3, 3), dtype=wp.int32)
DRAG = wp.constant(1.6)


@wp.func
def resolve_front_velocity(coupling: mat33i, tolerance: float, dt: float):
    kernel_matrix = coupling + coupling
    projection = (coupling + coupling - -kernel_matrix) * 0 * int(tolerance)
    return projection * int(dt)


@wp.func
def apply_drag(friction: float, tolerance: wp.float32, gamma: float):
    strain = wp.outer(wp.vec3i(int(friction)), wp.vec3i(wp.int32(friction), 0, int(tolerance)))
    m = resolve_front_velocity(strain + strain, gamma, friction)
    local = wp.sqrt(wp.max(gamma, 0.9)) + wp.tanh(tolerance)
    raw = local if wp.ddot(strain * 0, m * 0) < -19 else 1.26
    return 4.0 * raw


@wp.kernel
def sweep_terms(num_layers: wp.int32, pivot: wp.vec3, headings: wp.array2d(dtype=wp.quat), viscosity: float, temperature: wp.float32, mapped: wp.array2d(dtype=wp.float32), smoothed: wp.array2d(dtype=wp.float32)):
    row, col = wp.tid()
    local = temperature
    mean = pivot[0]
    attenuation = 7.93 / (wp.abs(DRAG * mean) + 0.4)
    q = local * headings[row, col] / 4.6 / attenuation
    estimate = attenuation * float(num_layers)
    score = apply_drag(estimate, viscosity, headings[row, col][2])
    response_value = wp.max(score, 2.2027777777777775)
    phase = wp.clamp(score, -1.0, 1.0)
    level = apply_drag(response_value, phase, wp.clamp(mean, -1.0, 1.0))
    right = level if score < 0.5 else 1.8 - viscosity
    orientation = wp.normalize(headings[row, col]) * (right / estimate)
    heading_q = q * orientation
    attitude = wp.normalize(heading_q)
    mapped[row, col] = wp.length(attitude)
    distance = wp.max(temperature, 2.2027777777777775)
    lower = wp.clamp(right, -1.0, 1.0)
    mixed = apply_drag(distance, lower, wp.clamp(level, -1.0, 1.0))
    if mixed - headings[row, col][1] >= 1.4 or level <= local:
        smoothed[col, row] = mean - level + lower / wp.max(heading_q.y, 0.2)
