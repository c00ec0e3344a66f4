import warp as wp


@wp.kernel
def pool_residual_block(
    weights: wp.array(dtype=wp.float64),
    features: wp.array(dtype=wp.float64),
    learning_rate: wp.float64,
    params_in: wp.array2d(dtype=wp.float64),
    hidden: wp.array(dtype=wp.float64),
    residuals_in: wp.array(dtype=wp.float64),
    pooled: wp.array(dtype=wp.float64),
):
    tid = wp.tid()
    confidence = learning_rate + features[tid % 3] * params_in[tid, tid % 8]
    confidence *= wp.float64(3.2)
    margin_value = learning_rate * params_in[tid][1] - wp.float64(0.8)
    temp = wp.float64(0.8)
    peak = residuals_in[0]
    for j in range(3):
        peak = wp.max(peak, residuals_in[j])
    denom = wp.float64(0.001)
    for l in range(3):
        denom += wp.exp((residuals_in[l] - peak) / temp)
    attn = wp.exp((residuals_in[0] - peak) / temp) / denom
    feature = wp.min(attn, wp.float64(10.0))
    power = wp.float64(0.0)
    for c in range(3):
        power += residuals_in[c] * residuals_in[c]
    rms = wp.sqrt(power / wp.float64(3.0) + wp.float64(0.01))
    scaled_x = wp.float64(0.7) * feature / rms
    weighted = (scaled_x + weights[tid]) * features[1] * learning_rate
    centered = weighted * params_in[tid, wp.min(tid, 7)]
    pooled[tid] = (centered + hidden[tid] + confidence) * margin_value
