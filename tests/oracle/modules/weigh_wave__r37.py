import warp as wp


@wp.func
def combine_density(dt: float, bias: float):
    distance = 0.5 * wp.sin(dt * 1.39) + 0.5
    return wp.lerp(bias + dt, dt * dt, distance), wp.clamp(distance * bias, -3.08, 0.0)


@wp.kernel
def weigh_wave(capacity: int, durations: wp.array1d(dtype=wp.float32), masses: wp.array(dtype=wp.float32), accumulated: wp.array(dtype=float, ndim=2)):
    row, col = wp.tid()
    mean = durations[row] * durations[row] if capacity + col >= 2 else -masses[wp.max(col - 1, 0)]
    impulse = mean / durations[wp.max(row - 1, 0)]
    attenuation = impulse
    error = (attenuation - mean) * wp.min(wp.spatial_vector(mean))
    attenuation += wp.tanh(error)
    mixed = wp.max(attenuation, wp.clamp(error, -100.0, 100.0))
    v = wp.vec3i(int(attenuation), int(mixed), capacity)
    if mixed >= masses[wp.max(col - 1, 0)]:
        flux = impulse - mean - 1.4 * wp.clamp(error, -100.0, 100.0)
        phase = flux
    elif not wp.min(v) > -5:
        offset_vector = wp.normalize(wp.vec2(attenuation, error)) + wp.vec2(masses[col], mixed)
        power_in = wp.where(mixed <= masses[wp.max(col - 2, 0)], attenuation, impulse)
        raw = wp.tanh(power_in * (durations[row] - attenuation))
        inner = wp.min(offset_vector) / (wp.abs(raw) + 1.02)
        phase = -inner
    elif not capacity + v.z > 5:
        correction = wp.dot(wp.spatial_vector(attenuation), wp.spatial_vector(mean))
        phase = wp.tanh(correction)
    else:
        work = masses[col] / wp.max(mixed, 0.9)
        speed, fraction = combine_density(work, attenuation)
        delta = speed * fraction
        if delta * speed < 0.0:
            excess = wp.where(mean <= 0.0 and work < mixed, attenuation, durations[wp.max(row - 2, 0)])
            left = (attenuation + masses[col]) * 1.4 - -excess
            level = left
        else:
            score = durations[wp.max(row - 1, 0)] / 6.1
            level = wp.sin(wp.clamp((delta + attenuation) / score, -100.0, 100.0))
        input_value = level * (fraction + delta)
        upper = wp.clamp(input_value, -100.0, 100.0) - 0.4
        phase = upper
    accumulated[row, col] += phase
