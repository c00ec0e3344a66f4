import warp as wp

OMEGA = wp.constant(wp.float64(1.5))
GAMMA = wp.constant(wp.float64(0.9))
MAX_STEP = wp.constant(wp.float64(3.0))


@wp.kernel(enable_backward=False)
def apply_semi_iterative_kernel(
    x_jacobi: wp.array[wp.vec3d],
    x_last: wp.array[wp.vec3d],
    x_before: wp.array[wp.vec3d],
    change_sq: wp.array[wp.float64],
):
    """Chebyshev acceleration."""
    i = wp.tid()
    x_new = x_last[i] + GAMMA * (x_jacobi[i] - x_last[i])
    x_new = x_before[i] + OMEGA * (x_new - x_before[i])
    step = x_new - x_last[i]
    # the extrapolation overshoots on contact
    if wp.length(step) > MAX_STEP:
        x_new = x_last[i] + MAX_STEP * wp.normalize(step)
    change_sq[i] = wp.length_sq(x_new - x_last[i])
    x_before[i] = x_last[i]
    x_last[i] = x_new
