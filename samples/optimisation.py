import warp as wp


@wp.func
def soft(v: float, t: float) -> float:
    """Soft thresholding."""
    if v > t:
        return v - t
    if v < -t:
        return v + t
    return 0.0


@wp.kernel(enable_backward=False)
def coordinate_step(
    col_start: wp.array[int],
    row_index: wp.array[int],
    entries: wp.array[float],
    residual: wp.array[float],
    lipschitz: wp.array[float],
    # outputs
    coef: wp.array[float],
    num_nonzero: wp.array[int],
):
    """Soft-thresholded coordinate update."""
    j = wp.tid()
    corr = lipschitz[j] * coef[j]
    for k in range(col_start[j], col_start[j + 1]):
        corr += entries[k] * residual[row_index[k]]
    w = soft(corr, 0.5) / (lipschitz[j] + 0.1)
    coef[j] = w
    if w != 0.0:
        wp.atomic_add(num_nonzero, 0, 1)
