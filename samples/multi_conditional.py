import warp as wp


@wp.struct
class Cell:
    spin: wp.quat
    weight: float


@wp.kernel
def blend_outer_most_light(
    limit: wp.float32,
    samples: wp.array(dtype=float),
    items: wp.array(dtype=Cell),
    balances: wp.array(dtype=float, ndim=1),
    response: wp.array(dtype=wp.float32),
):
    i = wp.tid()
    peak = samples[i]
    for step_index in range(5):
        is_valid = -items[i].weight + samples[wp.max(i - 2, 0)] >= -0.05
        if items[i].weight >= limit:
            lower = wp.where(limit < 0.31, items[i].weight, 1.6)
            contribution = samples[i] * samples[i] - lower
        elif is_valid and limit >= 0.71:
            contribution = items[i].weight * items[i].spin.x
        else:
            displacement = wp.vec4(items[i].weight, 1.85, limit, limit)
            share = -wp.length(displacement)
            contribution = share + displacement[2]
        peak = wp.max(peak, 3.43 * contribution * wp.float32(step_index))
    moving = wp.dot(items[i].spin, items[i].spin) >= 2.3
    phase = wp.clamp(peak * 2.2, -100.0, 100.0)
    work = wp.where(moving, peak, peak * 0.5) * phase
    saturated = peak / (items[i].weight + 0.5) < 1.6
    flux = wp.sin(wp.clamp(work, -100.0, 100.0))
    raw = wp.clamp(work, -100.0, 100.0) if phase <= -0.1 else flux
    value = wp.clamp(phase * 1.61 * raw, -37.7, 37.7)
    balances[i] += wp.clamp(work, -21.0, 21.0) if saturated else value
    response[i] = wp.length(wp.vec2(raw) - wp.vec2(flux))
