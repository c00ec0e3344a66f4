import warp as wp

SCALE = wp.constant(3)


@wp.kernel
def measure_net_orbit(
    scores: wp.array(dtype=wp.int32),
    enabled_cells: wp.array(dtype=wp.bool, ndim=1),
    rates: wp.array(dtype=int),
    forces: wp.array(dtype=wp.vec3i, ndim=1),
    maxima: wp.array(dtype=wp.int32),
    counters: wp.array(dtype=int),
    depth: int,
    rounds: int,
):
    i = wp.tid()
    quotient = scores[i] * depth
    if quotient > rates[i] and rounds ^ 30 <= 21:
        close_enough = forces[i].y * scores[i] % 3 != 0 and depth % 4 == 0
        quotient = rates[i] if close_enough else quotient
    maxima[0] -= quotient - (2 - (depth + rates[i]))
    pull_vector = wp.vec4i(0, 5, 5, forces[i].x)
    tick = wp.dot(wp.vec4i(rounds), pull_vector) * SCALE
    count = tick & (scores[i] * quotient % 6 ^ 17)
    counters[3] &= wp.clamp(count * int(enabled_cells[i]), -55, 55)
