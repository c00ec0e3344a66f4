import warp as wp


@wp.func
def restrict_window(density_scale: wp.float32, limit: wp.float32):
    if 0.25 + limit < density_scale:
        return density_scale

    overlap = wp.dot(wp.vec3(density_scale, 0.0, limit), wp.vec3(limit, 0.0, 0.0))
    covariance = wp.outer(wp.vec2(density_scale, 0.0), wp.vec3(1.0, limit, 0.1))
    scaled = wp.ddot(covariance, covariance) * 0.01
    contribution = wp.tanh(density_scale * overlap) - scaled
    return wp.max(overlap, wp.abs(contribution))


@wp.kernel
def filter_average(
    samples: wp.array(dtype=wp.float32),
    directions: wp.array(dtype=wp.vec4),
    intensities: wp.array(dtype=wp.float32),
    scale: wp.float32,
    blended: wp.array(dtype=wp.quat),
):
    idx = wp.tid()
    sample = samples[idx]
    direction = directions[idx]
    intensity = intensities[idx]
    axis = direction * intensity * 1.3
    attenuation = intensity * sample
    estimate = direction[3] * 7.0 - attenuation + 6.5
    orientation = wp.normalize(wp.quat(wp.sin(estimate), scale, axis[2], 0.5))
    acc = float(0.0)
    for u in range(20):
        time_k = wp.float32(u) * 0.02
        push = restrict_window(attenuation + time_k, intensity)
        summed = push - intensity + attenuation * attenuation
        acc = acc + summed

    difference = sample - 4.0
    if difference >= 0.0:
        difference = difference - attenuation

    blended[idx] = difference * orientation * acc
