import warp as wp


@wp.kernel
def apply_drift(
    depths: wp.array(dtype=float, ndim=2),
    enabled: bool,
    smoothed: wp.array(dtype=float),
):
    thread = wp.tid()
    current = depths[thread, 0] * 1.9
    residual = depths[wp.max(thread - 1, 0)][1] - current
    residual -= wp.cos(depths[thread, 1]) * depths[thread][2]
    power_in = depths[thread, wp.min(thread, 4)] * 4.2 + 1.75
    speed = residual / power_in
    quotient = current / wp.max(residual, 0.5)
    adjusted = quotient if power_in <= 5.0 else wp.cos(current)
    speed /= wp.max(adjusted, 0.1)
    smoothed[thread] = wp.where(enabled, wp.cos(wp.clamp(speed, -2.5, 3.0)), 0.0)
