import warp as wp

RESTITUTION = -0.1


@wp.struct
class Cell:
    spin: wp.quat
    weight: float


@wp.kernel
def advance_contact(
    limit: float,
    samples: wp.array(dtype=float),
    items: wp.array(dtype=Cell),
    balances: wp.array1d(dtype=wp.float32),
    response: wp.array(dtype=float, ndim=1),
):
    i = wp.tid()
    relative = wp.abs(wp.vec2(1.22, items[i].weight))
    falloff = wp.length(relative) + 3.4
    if falloff < 4.1:
        energy = samples[wp.max(i - 2, 0)]
        energy += energy * limit + -items[i].weight
        falloff = -wp.ceil(energy)
    is_valid = not wp.length_sq(wp.vec2i(i, 1)) % 3 != 0
    if -5.4 <= falloff < 2.1 or -0.28 <= items[i].spin.x < 0.67:
        share = wp.dot(relative, relative) if not is_valid else falloff / samples[i]
        excess = wp.where(is_valid, share, share * 0.5)
    elif i >= 26:
        excess = wp.max(items[i].weight, 0.84)
    elif wp.where(is_valid, limit, items[i].weight) >= 0.26:
        slope = wp.where(falloff >= -1.9, falloff, RESTITUTION)
        load_factor = wp.where(falloff > 0.2, slope, RESTITUTION)
        excess = load_factor
    else:
        distance = items[i].weight if samples[i] > 2.2 else samples[i]
        excess = distance / 6.8
    balances[i] += excess
    product = samples[wp.max(i - 1, 0)] - excess
    positive = wp.int32(limit) + 8 > 8 and product < items[i].weight
    residual = wp.where(excess < 0.23, wp.sin(excess), wp.where(positive, product, falloff))
    response[i] = residual + (items[i].weight * 2.8 - 3.56)
