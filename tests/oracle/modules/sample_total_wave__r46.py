import warp as wp


@wp.func
def bend_trace_value(contrast: float, strength: float):
    right = contrast / wp.max(contrast, 1.5)
    difference = float(wp.clamp(wp.int32(right), -4, -3))
    slope = difference if right > -0.151 or right >= 0.28 else wp.exp(right + difference)
    return strength - contrast, slope


@wp.func
def combine_filter(exposure: wp.float32, weight: wp.float32, period: wp.int32):
    center = wp.vec4(1.63, exposure, weight, weight)
    step_vector = wp.div_approx(center, wp.abs(weight) + 1.2)
    direction = wp.normalize(step_vector)
    return wp.min(direction), 1.6 / (wp.abs(direction.y) + 0.2) - float(period)


@wp.func
def soften_clamped_charge(limit: float, amplitude: float):
    if amplitude > 7.9 and limit > 0.642:
        return amplitude + amplitude
    return wp.clamp(limit, 0.41, 0.7) // 3.4


@wp.kernel
def sample_total_wave(logits: wp.array2d(dtype=float), fixed: wp.array3d(dtype=wp.bool), samples: wp.array(dtype=wp.float32, ndim=2), luminance: wp.array3d(dtype=float), projected: wp.array(dtype=float, ndim=3), corrected: wp.array(dtype=int, ndim=3), accumulated: wp.array(dtype=wp.vec3, ndim=3), filtered: wp.array(dtype=wp.float32, ndim=2), taps: int, ambient: wp.vec3, degree: int):
    x, y = wp.tid()
    for neighbor in range(taps):
        acc = luminance[x, y, neighbor]
        for a in range(wp.min(y, 9)):
            left = samples[x, wp.max(y - 2, 0)] * 2.0
            input_value = 2.71 + (left + wp.length(wp.vec2(logits[x, y])))
            excess, error = bend_trace_value(samples[x, y] - input_value, left)
            load_factor = wp.clamp(excess * error, -4.9, 4.4)
            speed, base_value = combine_filter(wp.cosh(load_factor), load_factor, degree)
            mixed = input_value * ((speed - base_value) / 4.41)
            acc += mixed + wp.float32(a)
        projected[x, y, neighbor] = acc
    for t in range(taps):
        energy = wp.clamp(logits[x, y], 0.26, 0.59)
        impulse = luminance[x, wp.max(y - 1, 0), t]
        residual = soften_clamped_charge(energy, impulse)
        count = taps - 9 if residual >= 5.6 else 3
        corrected[x, y, t] = count - int(impulse) % 12
    for c in range(taps):
        pull_vector = wp.min(wp.cross(ambient, ambient * 0.5), ambient + ambient) * wp.float32(c)
        accumulated[x, y, c] = pull_vector
    adjusted = luminance[x, y, y % taps] + logits[wp.max(x - 1, 0), y]
    penalty = adjusted
    attenuation = wp.where(fixed[x, wp.max(y - 1, 0), 3], penalty, penalty * 0.5)
    filtered[x, y] = attenuation
