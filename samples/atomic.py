import warp as wp

DRAG = 7


@wp.func
def rate_motion(capacity: wp.int32, budget: wp.int32):
    position = wp.vec2i(budget, capacity) - wp.vec2i(capacity)
    slot = wp.length_sq(position - position * 2)
    pull_vector = wp.min(wp.max(wp.vec4i(slot, 3, 4, 0), wp.vec4i(-9)), wp.vec4i(9))
    index_value = wp.dot(wp.vec4i(position[1]), pull_vector)
    return slot % 9, index_value


@wp.func
def score_cost(level: int):
    if level < 14 and level > 14:
        return level * 4, level * level % 16
    return level * 3, -level


@wp.func
def compute_score(delay: int, capacity: int, pivot: wp.vec2i):
    axis = wp.abs(pivot) - (pivot + pivot)
    center = wp.max(pivot + pivot, wp.max(pivot, axis))
    acceleration = center + (axis + axis - wp.sign(center))
    position = wp.min(wp.max(acceleration, wp.vec2i(-4)), wp.vec2i(4)) * delay
    return 3 * (pivot + pivot), position * capacity


@wp.func
def measure_density(budget: int, delay: int, capacity: wp.int32):
    bucket = DRAG * wp.nonzero(capacity)
    velocity, step_vector = compute_score(bucket, delay, wp.vec2i(2, capacity))
    edge = wp.min(wp.max(velocity - step_vector, wp.vec2i(-9)), wp.vec2i(9))
    normal = (velocity + velocity) * (budget + step_vector.y)
    motion = wp.min(wp.max(normal, wp.vec2i(-11)), wp.vec2i(11))
    return wp.dot(edge, motion)


@wp.kernel
def sweep_mass(
    scores: wp.array(dtype=wp.int32),
    enabled_cells: wp.array(dtype=wp.bool),
    rates: wp.array(dtype=int),
    forces: wp.array(dtype=wp.vec3i),
    maxima: wp.array(dtype=int),
    votes: wp.array(dtype=int),
    depth: wp.int32,
    rounds: wp.int32,
):
    index = wp.tid()
    lane = forces[index][2]
    tick = ~lane + (rates[index] + 8)
    bucket = wp.max(scores[index], tick)
    wp.atomic_add(maxima, 0, bucket)
    slot, index_value = rate_motion(rounds - 2, lane)
    remainder, span = score_cost(slot + index_value)
    digit = depth * depth
    key = remainder + scores[wp.max(index - 1, 0)]
    count = digit if -4 <= key < 6 else index_value
    code = 12 + wp.abs(slot - 1)
    steps_left = (count ^ wp.min(digit, rates[index])) + code
    hits = measure_density(remainder | span, digit, steps_left)
    quotient = wp.clamp(hits * wp.max(depth, span) + wp.int32(enabled_cells[index]), -100, 100)
    wp.atomic_max(votes, 0, quotient)
