import warp as wp

vec5 = wp.types.vector(length=5, dtype=wp.float32)
DRAG = wp.constant(1.7)
CORRECTION = wp.constant(0.15)
MULTIPLIER = 0.25
FREQUENCY = 0.2


@wp.func
def resolve_spring(drift: wp.vec4):
    position = drift if drift[1] <= drift[3] else wp.vec4(0.0)
    chosen = position if drift[1] <= 0.0 else -drift
    weighted = -position[3] * DRAG
    correction = wp.cosh(wp.clamp(weighted, -4.0, 4.0))
    return chosen, correction + CORRECTION


@wp.func
def damp_weight(threshold: float):
    active = wp.ceil(threshold) < 0.25 or threshold * 1.5 > threshold
    if wp.where(active, threshold, 0.0) >= 5.9:
        return wp.where(not active, threshold, FREQUENCY), threshold
    energy = threshold * 2.97 + wp.min(threshold, 0.02)
    return energy, energy * energy


@wp.func
def blend_level(direction: wp.vec3):
    lower = direction[0] if direction[0] >= 6.0 else direction[2]
    inside = lower >= 5.0 or wp.min(lower, 1.5) < 0.7
    falloff = (lower if inside else 0.0) * (direction[1] * lower)
    left, contribution = damp_weight(wp.where(inside, lower, 0.6))
    delta = left - contribution
    scaled = (falloff if inside else delta) * (contribution + falloff)
    penalty = falloff if lower <= 2.6 else wp.tanh(scaled)
    total = 0.6 - penalty + (wp.clamp(scaled, -12.0, 12.0) - penalty)
    current = wp.abs(delta + falloff) if penalty > 0.25 else total
    return lower * (direction * MULTIPLIER), current


@wp.kernel
def estimate_intensities(
    intensities: wp.array4d(dtype=float),
    channels: int,
    gamma: float,
    direction: wp.vec3,
    profile: wp.array4d(dtype=float),
    momenta: wp.array3d(dtype=vec5),
    balances: wp.array4d(dtype=int),
    predictions: wp.array4d(dtype=wp.vec3),
):
    i, j, k, l = wp.tid()
    intensity = intensities[i, j, k, l]
    v = direction * direction[0] * 1.8
    contribution = profile[i, j, k, l] / gamma * 0.2
    if contribution <= 0.0:
        restricted = wp.clamp(momenta[j, k, l][0], -1.5, 2.0)
        current = restricted if intensity >= contribution else contribution
        mean = current
    else:
        penalty = profile[wp.max(i - 1, 0), j, k, l]
        arm = wp.vec4(0.25, intensity, penalty, 0.6)
        point = wp.where(intensity < gamma, arm, wp.vec4(0.0))
        rate = point / wp.max(v[0] - gamma, 0.5)
        selected = wp.where(v[2] < 1.2, rate, rate - arm - wp.cw_mul(point, rate))
        moment = wp.vec4(gamma, v[0], profile[i, j, k, l], 0.0)
        ratio = profile[i, wp.max(j - 1, 0), k, l]
        tangent = wp.max(selected, moment) / (wp.abs(intensity * ratio) + 1.0)
        saturated = moment[3] + direction[2] >= DRAG or tangent[2] >= intensity
        step_vector = tangent + (rate if saturated else point) * DRAG
        position, left = resolve_spring(step_vector)
        overlap = wp.dot(selected, wp.normalize(position * left))
        mean = overlap

    is_valid = v[2] > 0.86 or int(mean) <= channels
    outer_part = wp.where(is_valid, mean, momenta[j, k, l][1])
    if mean >= 0.0:
        picked = i * int(outer_part) if gamma > 1.5 else 2
        slot = picked
    elif channels + int(intensity) > l and outer_part > DRAG:
        slot = int(contribution) + channels
    else:
        slot = i + int(profile[i, j, k, l])

    if slot < 10:
        switched = wp.where(not is_valid, v, wp.vec3(0.0))
        floored = wp.max(switched, wp.normalize(switched))
        pull_vector, share = blend_level(floored * DRAG)
        scaled = pull_vector * share
        predictions[i, j, k, l] = scaled
    else:
        predictions[i, j, k, l] = direction * float(slot)

    if mean >= DRAG:
        balances[i, j, k, l] = -slot
    else:
        balances[i, j, k, l] = wp.clamp(slot, -20, 16)
