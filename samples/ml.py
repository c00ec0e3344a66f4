import warp as wp


@wp.kernel
def score_gradients(
    gradients: wp.array2d(dtype=wp.float32),
    temperature: wp.float32,
    edge: wp.float32,
    activations: wp.array2d(dtype=wp.float32),
    hidden: wp.array1d(dtype=wp.float32),
    targets: wp.array1d(dtype=wp.float32),
    context_out: wp.array1d(dtype=wp.float32),
):
    i = wp.tid()
    hidden_i = hidden[i]
    target = targets[i]
    logit = hidden_i - activations[i, i % 4] + 5.0
    hidden_unit = logit - 3.0
    penalty = activations[i, i % 4] * gradients[i, 0] - 7.0
    g_out = wp.clamp(edge, -target, target)
    if g_out < -0.6:
        acc = float(0.0)
        for j in range(4):
            acc += gradients[i, j] * activations[i, j]
        affine = acc + hidden_i
        hard_label = wp.clamp(affine, 0.0, 1.0)
        eps_s = 0.2
        y_soft = hard_label * (1.0 - eps_s) + eps_s / logit
        context_out[i] = y_soft
    else:
        context_out[i] = wp.exp(penalty) * temperature + hidden_unit
