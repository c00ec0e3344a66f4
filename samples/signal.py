import warp as wp


@wp.kernel(enable_backward=False)
def overlap_add_kernel(
    frame_len: int,
    frames: wp.array2d[wp.float64],
    window: wp.array[wp.float64],
    hop: int,
    signal: wp.array[wp.float64],
):
    """Overlap-add synthesis of a signal from its frames."""
    t = wp.tid()
    total = wp.float64(0.0)
    # newest frame that has begun
    fr = t // hop
    while fr >= 0 and t - hop * fr < frame_len:
        at = t - hop * fr
        total += window[at] * frames[fr, at]
        fr -= 1
    signal[t] += total
