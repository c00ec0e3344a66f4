import warp as wp


@wp.kernel
def denoise_echo(
    history: wp.array(dtype=float),
    detune_ratio: float,
    envelope_in: wp.array(dtype=float),
    channel_b: wp.array(dtype=float),
    coeffs: wp.array(dtype=float),
    threshold: float,
    gated_out: wp.array(dtype=float),
):
    index = wp.tid()
    mixed = history[index] * 0.7
    ripple = wp.sin(coeffs[1] + channel_b[index] + detune_ratio * 2.2)
    a = 6.2832 * coeffs[3]
    w = 0.42 - 0.5 * wp.cos(a) + 0.08 * wp.cos(2.0 * a)
    softened = threshold * w
    angle = 6.2832 * coeffs[3]
    win = 0.54 - 0.46 * wp.cos(angle)
    tapered = softened * 0.1 * win
    delta = (tapered - history[index]) * detune_ratio - envelope_in[index]
    gated_out[index] = delta * channel_b[index] / mixed + ripple
