import warp as wp


@wp.kernel
def adamax_norm(
    grads: wp.array[wp.float32],
    beta: wp.float32,
    second_moment: wp.array[wp.float32],
    scale: wp.array[wp.float32],
):
    """Decaying maximum of the gradient, as in AdaMax."""
    i = wp.tid()
    second_moment[i] = wp.max(second_moment[i] * beta, wp.abs(grads[i]))
    scale[i] = 1.0 / second_moment[i]
