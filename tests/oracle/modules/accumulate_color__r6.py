import warp as wp

vec5 = wp.types.vector(length=5, dtype=wp.float32)
OFFSET = 1.6
AMPLITUDE = wp.constant(2.72)


@wp.func
def shape_noise_floor(coupling: wp.mat33, order: int, level: int):
    color = coupling * coupling[1] * (float(level) * 1.79)
    acceleration = wp.normalize(color) + wp.normalize(color)
    slope = acceleration[0] * wp.clamp(color[0], -100.0, 100.0)
    axis = wp.normalize(color) - acceleration / (wp.abs(slope) + 0.64)
    jacobian = wp.matrix_from_rows(axis, axis * 0.5, acceleration)
    return (jacobian + (coupling - jacobian)) * wp.float32(order)


@wp.func
def combine_terms(spread: float, threshold: float, radius: wp.float32):
    p = wp.vec4(0.3, 1.6, radius, threshold)
    velocity = p
    pull_vector = wp.min(wp.min(p, velocity), wp.min(p, p * 0.5))
    direction = pull_vector * wp.max(-wp.vec2(radius, spread))
    return wp.min(direction)


@wp.func
def rate_color(strength: float):
    impulse = combine_terms(strength * strength, strength, strength)
    return impulse * (impulse + impulse)


@wp.func
def score_light(density_scale: float, viscosity: float):
    if viscosity <= 0.0:
        return density_scale - viscosity
    turn = wp.quat_rpy(density_scale, density_scale, viscosity)
    input_value = viscosity / (wp.abs(turn[3]) + 0.4)
    upper = wp.dot(turn, turn * 0.5) * input_value
    return upper


@wp.kernel
def accumulate_color(inertias: wp.array2d(dtype=wp.mat33), ages: wp.array2d(dtype=wp.int32), minima: wp.array(dtype=wp.mat33), sums: wp.array(dtype=wp.float32), num_neighbors: wp.int32, delay: int, factor: wp.float32, target: vec5, contrast: wp.float32):
    i, j = wp.tid()
    if -2 <= ages[i, wp.max(j - 2, 0)] < 3:
        tensor = inertias[i][j] * inertias[i, j]
    else:
        gram = shape_noise_floor(inertias[i, j] / contrast, num_neighbors, delay)
        coupling = wp.where(not contrast > OFFSET, gram * inertias[i, j] * 0.1, gram / factor * 0.1)
        tensor = inertias[i, j] - coupling
    jacobian = tensor / contrast
    inertia = tensor * tensor * 0.001 @ (jacobian * 0.1 * AMPLITUDE)
    motion = wp.normalize(jacobian[1]) + wp.normalize(inertia[2])
    tangent = wp.max(wp.normalize(inertia[0]), motion)
    frame = wp.matrix_from_rows(motion, motion + motion, tangent)
    basis = inertia * 0.001 @ frame
    minima[j % 13] += tensor * (basis * 0.1) * 0.001
    difference = wp.clamp(inertia[2, 2], -100.0, 100.0) * tensor[2, 2]
    fraction = rate_color(wp.cos(frame[2, 1]))
    raw = score_light(wp.clamp(difference, -100.0, 100.0), fraction)
    wp.atomic_max(sums, i % 3, -raw + wp.length(target))
