import warp as wp


@wp.kernel
def track_largest_grads(
    grads: wp.array[wp.float32],
    beta2: wp.float32,
    exp_avg_sq: wp.array[wp.float32],
    scale: wp.array[wp.float32],
):
    """Decaying maximum of the gradient, as in AdaMax."""
    i = wp.tid()
    exp_avg_sq[i] = wp.max(exp_avg_sq[i] * beta2, wp.abs(grads[i]))
    scale[i] = 1.0 / exp_avg_sq[i]
