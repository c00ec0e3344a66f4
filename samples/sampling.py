import warp as wp


@wp.kernel
def resample_means(
    means: wp.array(dtype=wp.float32),
    ages: wp.array2d(dtype=wp.uint32),
    seeds_x: wp.array(dtype=wp.float32),
    origins: wp.array(dtype=wp.vec2),
    log_likelihoods: wp.array(dtype=wp.float32),
    weights_out: wp.array(dtype=wp.float32),
):
    thread = wp.tid()
    rng = wp.rand_init(8732, thread)
    likelihood = log_likelihoods[thread] + origins[wp.max(thread - 1, 0)].y
    likelihood += seeds_x[thread]
    likelihood += 4.0
    n_events = wp.poisson(rng, 2.0)
    events_sum = 0.75 * wp.min(wp.float32(n_events), 100.0)
    score = (events_sum + means[thread]) * wp.float32(ages[thread, 0])
    deviation = (score - seeds_x[thread]) * origins[thread].x + log_likelihoods[thread]
    weights_out[thread] = deviation * likelihood
