import warp as wp


@wp.kernel
def normalise_optimizer(
    gradients: wp.array1d(dtype=wp.float64),
    weights: wp.array(dtype=wp.float64),
    label_smoothing: wp.float64,
    labels: wp.array2d(dtype=wp.float64),
    activations: wp.array(dtype=wp.float64),
    params_in: wp.array(dtype=wp.float64),
    activations_out: wp.array(dtype=wp.float64),
):
    idx = wp.tid()
    weighted = params_in[2] * wp.float64(2.4)
    pre_act_sum = label_smoothing * params_in[idx % 3] + wp.float64(0.4)
    normalised = weights[idx] * gradients[idx] - wp.float64(3.25)
    peak = labels[idx, 0]
    for k in range(6):
        peak = wp.max(peak, labels[idx, k])
    denom = wp.float64(0.01)
    for m in range(6):
        denom += wp.exp(labels[idx, m] - peak)
    log_partition = peak + wp.log(denom)
    score_value = log_partition + activations[idx] - weighted + pre_act_sum
    activations_out[idx] = score_value - normalised
