import warp as wp


@wp.struct
class Emitter:
    velocity: wp.vec3
    damping: float
    normal: wp.vec3
    frame: wp.mat33


@wp.func
def rate_energy(stiffness: float):
    return wp.sin(stiffness * 2.5)


@wp.func
def mix_contact(exposure: wp.float32, padding: int):
    if exposure / wp.max(exposure, 1.4) <= -1.2:
        return wp.vec4(float(padding))
    arm = wp.vec4(exposure) * 2.8 / (float(padding) * float(padding) + 1.12)
    direction = wp.where(arm[2] + exposure >= -0.4, arm, arm * 0.5)
    return wp.cw_mul(wp.sign(arm), direction)


@wp.func
def measure_weight(scale: float, rounds: wp.int32, epsilon: float):
    right = wp.clamp(3.3 + scale / 2.95, 18.79, 22.8)
    relative = wp.sign(wp.vec2(epsilon, right) / 3.2)
    return right, wp.length_sq(relative) + float(rounds)


@wp.func
def blend_edge(blend: wp.float32):
    key = int(blend) + wp.int32(blend) & 19
    axis = mix_contact(wp.min(blend, 10.0), wp.min(key, 3))
    excess = wp.length_sq(axis)
    response_value = wp.min(excess, 46.9) / (wp.min(excess, 100.0) + 1.2)
    return --wp.sin(wp.min(excess, 100.0)), -response_value


@wp.kernel
def measure_pressure(
    options: Emitter,
    radii: wp.array(dtype=wp.float32),
    particles: wp.array(dtype=Emitter),
    dim_x: int,
    updated: wp.array(dtype=float),
    combined: wp.array(dtype=float),
):
    index = wp.tid()
    if index >= dim_x:
        return
    mixed = rate_energy(options.damping + 2.1)
    term = mixed - wp.ceil(particles[index].damping)
    updated[index] = term
    contribution = radii[index] - particles[index].frame[0, 1]
    displacement = mix_contact(contribution, int(term))
    motion = wp.vec4(1.5, options.damping, mixed, 1.36)
    axis = displacement if particles[index].normal.x < mixed else wp.min(displacement, motion)
    score, fraction = measure_weight(wp.length(axis), int(term), mixed)
    speed, ratio = blend_edge(score - fraction)
    input_value = speed * ratio
    combined[index] = wp.cos(input_value)
