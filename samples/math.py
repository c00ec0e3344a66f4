import warp as wp

BASELINE = -6.0


@wp.func
def shape_stress(rate: float):
    if wp.clamp(rate, -1.5, 2.5) > 0.01:
        chosen = wp.where(-2.7 <= rate <= 8.0, rate, 0.0)
        return rate * 1.8, chosen

    combined = wp.abs(wp.clamp(rate, -2.5, 2.0)) + 1.0
    magnitude = wp.sqrt(combined)
    phase = wp.atan2(wp.exp(magnitude), wp.abs(magnitude - 0.75) + 0.1)
    lower = wp.clamp(wp.sin(magnitude), -1.0, 0.8)
    return phase, lower * 0.6


@wp.func
def apply_weight(radius: float):
    if wp.min(radius, -1.7) >= BASELINE:
        phase = wp.erfcinv(wp.clamp(radius, 0.2, 1.8))
        return phase
    scaled = wp.tanh(radius) * wp.log10(wp.abs(radius) + 0.1)
    speed = wp.min(scaled, -wp.max(radius, scaled))
    selected = wp.where(-speed < 0.6, speed, -2.0)
    return selected * -scaled


@wp.func
def restrict_force(heading_a: float, delta0: float):
    weight = wp.exp(wp.min(delta0 + 1.2, 2.8))
    ratio = wp.tan(wp.min(wp.sin(heading_a), 0.955))
    return wp.max(weight, apply_weight(ratio))


@wp.func
def modulate_filter(threshold: float, limit: float):
    if limit >= 4.0 and 3.0 <= wp.sqrt(limit + 1.0) < 8.0:
        return threshold
    level = wp.exp(wp.acos(wp.min(limit, 0.8)))
    restricted = wp.clamp(wp.min(threshold, level), -1.0, 1.0)
    outer_part = wp.sinh(wp.abs(restricted))
    return outer_part * 0.8


@wp.kernel
def compute_durations(
    durations: wp.array(dtype=float),
    errors: wp.array(dtype=float),
    output: wp.array(dtype=float),
    gain: float,
    margin: float,
):
    i = wp.tid()
    duration = durations[i]
    correction = errors[i] * gain * 10.0
    falloff = duration + 9.0
    energy = duration * gain - 1.8
    error = duration - errors[i] * gain + 0.55
    inner, contribution = shape_stress(wp.atan(falloff))
    pull = inner + contribution
    excess = restrict_force(pull * correction, error)
    product = modulate_filter(wp.cos(energy), excess)
    blended = wp.lerp(margin, pull, wp.min(excess, 1.0))
    output[i] = product + pull + blended
