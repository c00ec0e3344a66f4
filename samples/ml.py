import warp as wp


@wp.kernel
def row_probabilities(
    stride: wp.int32,
    lengths: wp.array[wp.int32],
    y: wp.array[wp.float32],
    entropy: wp.array[wp.float32],
):
    i = wp.tid()
    width = lengths[i]
    top = y[i * stride]
    for c in range(1, width):
        top = wp.max(top, y[i * stride + c])
    total = float(0.0)
    for c in range(width):
        y[i * stride + c] = wp.exp((y[i * stride + c] - top) / 0.5)
        total += y[i * stride + c]
    entropy[i] = 0.0
    for c in range(width):
        y[i * stride + c] = y[i * stride + c] / total
        entropy[i] -= y[i * stride + c] * wp.log(y[i * stride + c])
