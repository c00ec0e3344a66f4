import warp as wp

vec6i = wp.types.vector(length=6, dtype=wp.int32)


@wp.func
def weigh_balance(frame_index: wp.int32):
    if frame_index <= -11 and frame_index + frame_index < -3:
        return frame_index
    return frame_index + frame_index


@wp.func
def split_field(depth: int, rounds: wp.int32, capacity: int):
    if depth <= 10:
        return capacity, rounds - depth
    position = wp.where(capacity <= depth, wp.vec2i(depth, rounds), wp.vec2i(rounds))
    pull_vector = wp.cw_mul(position, wp.abs(position)) - (position + position)
    offset_vector = wp.min(wp.max(pull_vector, wp.vec2i(-10)), wp.vec2i(10))
    moment = wp.vec3i(5, capacity, offset_vector.y) + wp.vec3i(pull_vector[0])
    motion = wp.min(wp.max(moment, wp.vec3i(-10)), wp.vec3i(10))
    arm = wp.min(wp.max(moment - motion, wp.vec3i(-10)), wp.vec3i(10))
    return wp.min(offset_vector), weigh_balance(wp.dot(motion, arm))


@wp.kernel
def integrate_raw_growth(scores: wp.array(dtype=wp.int32), depth: int, enabled_cells: wp.array(dtype=wp.bool, ndim=1), rates: wp.array(dtype=wp.int32), rounds: wp.int32, forces: wp.array(dtype=wp.vec3i), maxima: wp.array(dtype=int), counters: wp.array(dtype=int)):
    i = wp.tid()
    quotient = scores[i] * depth
    if quotient > rates[i] and rounds ^ 30 <= 21:
        lane = rates[i] if forces[i].y * scores[i] % 3 != 0 and depth % 4 == 0 else quotient
        quotient = lane
    maxima[0] -= quotient - (2 - (depth + rates[i]))
    order_value = wp.dot(vec6i(depth), vec6i(rounds)) * ~quotient
    hits = wp.where(not forces[i].y - 9 < 3, forces[i][2], rounds)
    entry = wp.clamp(order_value, -100, 100) * 4
    slot, steps_left = split_field(hits * entry, quotient, entry)
    parity = wp.clamp(order_value, -100, 100) * (slot - steps_left)
    counters[wp.min(i, 4)] += wp.clamp(parity * int(enabled_cells[i]), -100, 100)
