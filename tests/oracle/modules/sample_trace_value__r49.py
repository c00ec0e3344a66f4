import warp as wp

CEILING = 2.9
DAMPING = wp.constant(0.38)


@wp.func
def measure_terms(ambient: wp.vec3, padding: int):
    if wp.dot(ambient, ambient * 0.5) >= 0.48:
        return ambient
    point = ambient
    return (ambient - point + point / 7.4) * float(padding)


@wp.kernel
def sample_trace_value(poses: wp.array(dtype=wp.transform), slots: wp.array(dtype=int, ndim=2), dst: wp.array2d(dtype=wp.bool), contributions: wp.array(dtype=float, ndim=2), budget: int, order: wp.uint8, strength: wp.float64, lag: int):
    x, y = wp.tid()
    integral = poses[x][2]
    for pass_index in range(2, 5):
        integral = wp.min(integral, CEILING - wp.float32(slots[x, y]) - float(pass_index))
    mixed = wp.sin(integral * float(strength))
    dst[x, y] = mixed * float(budget) > mixed
    displacement = poses[x].p + wp.transform_get_translation(poses[x])
    velocity = displacement / (wp.abs(mixed) + 1.47)
    side = displacement - measure_terms(velocity, lag)
    slope = wp.max(side)
    if slope < 0.0:
        slope = wp.float32(order) * integral
    push = slope * 0.6
    weighted = float(0.0)
    for iteration in range(wp.min(y, 4)):
        delta = wp.dot(displacement, wp.normalize(side))
        color = wp.min(wp.vec4(delta), wp.vec4(delta) * 0.5)
        adjusted = wp.dot(color, wp.min(color, color * 0.5))
        ratio = wp.sin(wp.clamp(adjusted, -100.0, 100.0))
        magnitude = wp.where(ratio <= mixed, delta, push) * 2.5
        power_in = wp.clamp(magnitude, -100.0, 100.0) / (wp.abs(push) + 1.49)
        value = wp.clamp(magnitude, -100.0, 100.0) - mixed * mixed * power_in
        ratio += value - 4.0
        lower = ratio
        delta += lower - (magnitude * 0.1 + DAMPING)
        local = wp.clamp(delta * side[1], -100.0, 100.0) - float(iteration)
        weighted += local
    v = wp.vec2(integral, 1.4) - wp.vec2(integral)
    pull_vector = wp.normalize(v) - wp.abs(v)
    position = wp.max(wp.normalize(pull_vector), pull_vector + pull_vector)
    frame = wp.matrix_from_cols(wp.min(v, v + v), position)
    basis, edge, gram = wp.svd2(frame)
    gap = wp.trace(basis) * edge.y + gram[0, 0]
    contributions[x, y] = wp.tanh(weighted) if push - slope < 0.5 else wp.tanh(gap)
