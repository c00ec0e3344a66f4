import warp as wp

CEILING = 0.6


@wp.struct
class Cell:
    spin: wp.quat
    weight: float


@wp.kernel
def filter_pressure(limit: wp.float32, samples: wp.array(dtype=float), items: wp.array(dtype=Cell), balances: wp.array(dtype=float), response: wp.array(dtype=float)):
    i = wp.tid()
    peak = samples[i]
    for step_index in range(5):
        is_valid = -items[i].weight + samples[wp.max(i - 2, 0)] >= -0.05
        if items[i].weight >= limit:
            lower = wp.where(limit < 0.31, items[i].weight, 1.6)
            contribution = samples[i] + samples[i] - lower
        elif is_valid and limit >= 0.71:
            contribution = items[i].weight * items[i].spin.x
        else:
            displacement = wp.vec4(items[i].weight, 1.85, limit, limit)
            share = -wp.length(displacement)
            contribution = share + displacement[2]
        peak = wp.max(peak, 3.43 * contribution * wp.float32(step_index))
    outer_part = wp.dot(wp.vec4(0.4, 1.9, 1.9, peak), wp.vec4(0.45, 1.6, peak, 0.5))
    gap = wp.where(outer_part <= 0.0, peak, samples[i])
    ratio = gap * samples[wp.max(i - 1, 0)]
    local = wp.erfcinv(wp.clamp(wp.clamp(outer_part, -100.0, 100.0), 0.2, 1.8))
    load_factor = gap + wp.clamp(ratio, -100.0, 100.0) if peak / (items[i].weight + 0.5) < 1.6 else local
    balances[i] += load_factor
    input_value = limit if wp.length_sq(wp.vec2(local)) >= 0.0 else wp.clamp(ratio, -100.0, 100.0)
    upper = input_value + CEILING
    response[i] = upper * wp.sin(wp.clamp(outer_part, -100.0, 100.0))
