import warp as wp


@wp.kernel
def dequantize_activations(
    packed: wp.array2d[wp.int8],
    scale: wp.array[float],
    restored: wp.array2d[float],
):
    """Restores activations from eight bits."""
    i, c = wp.tid()
    restored[i, c] = scale[i] * float(packed[i, c])
