import warp as wp


@wp.kernel
def sample_histogram(
    centers: wp.array1d(dtype=wp.vec2),
    directions_in: wp.array(dtype=wp.vec2, ndim=2),
    size: wp.int32,
    draws: wp.array2d(dtype=wp.float32),
):
    index = wp.tid()
    if index >= size:
        return
    seed_state = wp.rand_init(4853, index)
    sampled_p = centers[index] + directions_in[index, index % 4]
    sampled_p -= centers[index] * centers[index].y
    sampled_p *= 1.05
    bias_value = directions_in[index, 0].x * centers[wp.min(index + 2, size - 1)][0]
    bias_value += wp.cos(sampled_p[1])
    bias_value -= centers[index][1] * directions_in[index, size % 4][1]
    for tap in range(3):
        u = 1.0 - 0.98 * wp.randf(seed_state)
        heavy = 1.1 * wp.pow(u, -1.0 / 3.5)
        draws[index, tap] = heavy * bias_value * float(tap)
