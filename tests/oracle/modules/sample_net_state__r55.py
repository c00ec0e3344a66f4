import warp as wp


@wp.kernel
def sample_net_state(energies: wp.array(dtype=wp.float16, ndim=3), luminance: wp.array2d(dtype=wp.int64), vertices: wp.array(dtype=wp.vec3l, ndim=1), rates: wp.array(dtype=wp.int64, ndim=2), total_count: int, totals: wp.array1d(dtype=int), accumulated: wp.array2d(dtype=wp.int64), pooled: wp.array(dtype=wp.int32), counters: wp.array(dtype=wp.int64)):
    x, y = wp.tid()
    if x >= total_count:
        return
    totals[y] += y + total_count
    accumulated[x, y] += ~(rates[x, y] + luminance[x, y])
    steps_left = wp.step(int(energies[x, y, 1])) ^ 15
    pooled[0] += steps_left - 9
    pull_vector = wp.vec4l(luminance[x, wp.max(y - 2, 0)])
    rank = wp.max(wp.vec2l(pull_vector.w, rates[x, y]))
    lane = rank * wp.min(vertices[0][2], rank)
    counters[x] ^= wp.max(wp.min(pull_vector, pull_vector)) + lane
