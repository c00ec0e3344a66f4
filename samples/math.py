import warp as wp


@wp.kernel
def mix_damped_growth(
    num_taps: int,
    origins: wp.array(dtype=wp.vec3),
    generation: wp.uint64,
    threshold: float,
    aggregate: wp.array1d(dtype=wp.float32),
):
    idx = wp.tid()
    above = wp.cos(threshold) <= 0.463
    moving = above and wp.min(wp.int32(generation), num_taps) > 2
    magnitude = wp.exp(threshold) - origins[idx][1] / float(num_taps)
    phase = wp.log(wp.max(magnitude, 1.4))
    value = wp.floor(phase)
    distance = wp.cos(value)
    wp.atomic_add(aggregate, 1, origins[idx].z if moving else distance)
