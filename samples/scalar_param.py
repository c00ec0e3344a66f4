import warp as wp

WEIGHT = 4


@wp.func
def bend_particle(degree: wp.int64, lag: wp.int64):
    edge = wp.vec2l(lag, degree)
    overlap = wp.dot(wp.vec2l(wp.int64(1), degree), edge)
    joint = 0.75 + float(overlap) / (float(overlap) + 0.1)
    push = wp.copysign(joint * 0.3, joint * 1.5)
    return overlap, push


@wp.func
def weigh_edge(capacity: int):
    parity = wp.int64(capacity)
    greatest = wp.max(wp.int64(capacity), parity)
    steps_left, left = bend_particle(greatest, parity)
    flags_set = steps_left & wp.int64(left)
    return int(flags_set) * WEIGHT


@wp.kernel
def gather_beam(
    radii: wp.array4d(dtype=float),
    levels: wp.array4d(dtype=float),
    accumulator: wp.array(dtype=int),
    bias: float,
    contrast: wp.float64,
    stiffness: wp.float64,
):
    row, col, layer, slab = wp.tid()
    level = levels[row, col, layer, slab]
    magnitude = radii[row, col, layer, slab] - 1.25
    contribution = radii[row, col, layer, slab] * level - bias
    contribution += wp.cos(radii[row, col, layer, slab])
    contribution += 3.2
    steps_left = int(stiffness)
    parity = int(contrast)
    digit = wp.clamp(int(contribution), 0, 2)
    steps_left *= wp.min(parity - int(magnitude), digit)
    absolute = wp.abs(weigh_edge(steps_left))
    joint = absolute + steps_left * steps_left % 17
    weighted = (joint + layer) * joint
    greatest = wp.max(parity * WEIGHT, joint - int(level))
    weighted += greatest + absolute
    wp.atomic_add(accumulator, layer, weighted % 8)
