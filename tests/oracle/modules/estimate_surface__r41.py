import warp as wp

LIMIT = -8
GAIN = wp.constant(-0.2)


@wp.struct
class Particle:
    width: float
    count: wp.int32
    stiffness: float
    temperature: float


@wp.func
def rate_trace_value(amplitude: float):
    point = wp.vec2(amplitude)
    return wp.length(point + point)


@wp.kernel
def estimate_surface(durations: wp.array(dtype=wp.float32), anchors: wp.array(dtype=wp.vec3), resolved: wp.array(dtype=wp.float32), config: Particle, weight: float, num_cols: int):
    i = wp.tid()
    if i >= num_cols:
        return
    state = wp.rand_init(4816, i)
    input_value = wp.cos(config.stiffness) * wp.radians(durations[i])
    if -7.2 < input_value <= 6.8:
        heading = wp.spatial_vector(anchors[i][0]) * config.stiffness
        velocity = wp.sign(heading)
        response_value = wp.max(velocity + velocity)
    elif weight <= config.stiffness and config.temperature > 0.05:
        product = rate_trace_value(config.width + input_value)
        displacement = wp.spatial_vector(durations[wp.min(i + 1, num_cols - 1)])
        response_value = wp.min(product - wp.max(displacement), 100.0)
    elif config.temperature - 2.4 <= -2.15:
        local = wp.max(config.stiffness, config.temperature)
        falloff = wp.exp(anchors[i].x) if config.count ^ num_cols != LIMIT and local >= 0.48 else GAIN
        response_value = falloff
    else:
        step_vector = wp.vec2(durations[(i + 2) % num_cols], input_value)
        target_point = wp.max(wp.vec2(0.2, float(config.count)), step_vector)
        offset_vector = wp.min(step_vector, step_vector * 0.5)
        side = wp.min(target_point - step_vector, wp.abs(offset_vector))
        outer_part = wp.dot(target_point + wp.abs(target_point), side)
        distance = wp.clamp(outer_part * 0.1, -5.9, 3.83)
        response_value = wp.min(wp.cosh(distance), 100.0)
    difference = response_value / (wp.abs(input_value) + 0.7)
    score = wp.sin(wp.cos(wp.tanh(difference)))
    term = score
    resolved[i] = wp.sqrt(wp.abs(term) + 0.94) - wp.randf(state)
