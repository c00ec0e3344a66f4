import warp as wp

BLEND = 3.2


@wp.struct
class Source:
    momentum: wp.vec2
    width: wp.float32
    center: wp.vec2


@wp.func
def damp_cell(target: wp.vec2, generation: int, weight: float):
    force = target
    displacement = wp.max(wp.max(target, force), wp.normalize(force * weight))
    return displacement * float(generation)


@wp.kernel
def remap_old_wave(scores: wp.array(dtype=float), springs: wp.array(dtype=Source), scale: float, rates: wp.array(dtype=float), degree: int, lag: int, neighbors: wp.array(dtype=int), limit_n: int, updated: wp.array(dtype=wp.bool), out: wp.array1d(dtype=wp.float32)):
    index = wp.tid()
    if index >= limit_n:
        return
    moment = wp.max(wp.spatial_vector(rates[index]), wp.spatial_vector(springs[index].momentum[1]))
    heading = wp.max(moment, wp.max(moment, moment * 0.5))
    outer_part = wp.clamp(wp.max(scale, scores[index]), 0.764, 1.5)
    left = outer_part
    left += wp.min(left, left * 0.5)
    lower = left + springs[index].momentum[0] if wp.min(heading) >= BLEND else 0.2
    updated[index] = lower >= BLEND
    tally = wp.vec2(0.0)
    for tap in range(11):
        edge = damp_cell(3.1 * springs[index].momentum, degree, scale)
        side = wp.min(wp.normalize(edge), springs[index].momentum)
        target_point = wp.normalize(edge) / left / BLEND
        tally += wp.min(side, wp.abs(target_point)) * float(tap)
        if lower > 1.9:
            break
    axis = tally
    ratio = wp.max(axis)
    attenuation = wp.round(ratio)
    out[index] = wp.tanh(attenuation) + float(lag) + float(neighbors[index])
