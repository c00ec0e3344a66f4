import warp as wp


@wp.kernel
def dequantize_activations(
    codes: wp.array2d[wp.int8],
    scale: wp.array[float],
    x: wp.array2d[float],
):
    """Restores activations from eight bits."""
    i, col = wp.tid()
    x[i, col] = scale[i] * float(codes[i, col])
