import warp as wp


@wp.kernel(enable_backward=False)
def merge_frames(
    window_len: int,
    frames: wp.array2d[wp.float64],
    window: wp.array[wp.float64],
    advance: int,
    out: wp.array[wp.float64],
):
    """Overlap-add synthesis of a signal from its frames."""
    t = wp.tid()
    total = wp.float64(0.0)
    # newest frame that has begun
    fr = t // advance
    while fr >= 0 and t - advance * fr < window_len:
        at = t - advance * fr
        total += window[at] * frames[fr, at]
        fr -= 1
    out[t] += total
