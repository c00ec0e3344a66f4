import warp as wp


@wp.struct
class Sample:
    kind: int
    damping: float
    rate: wp.float32


@wp.kernel
def evaluate_drift(world_frame: wp.transform, limit: float, config: Sample, height: wp.float32, durations: wp.array2d(dtype=wp.float32), corrected: wp.array2d(dtype=wp.float32)):
    row, col = wp.tid()
    rng = wp.rand_init(3811, row * 64 + col)
    adjusted = -config.damping
    base_value = 6.7 / wp.max(adjusted, 0.9) / 3.8
    slope = durations[row, col]
    gap = wp.where(slope >= 0.4, base_value, limit)
    ratio = gap / (height * limit)
    if base_value <= 1.9590643274853803 and wp.exp(wp.min(ratio, 3.0)) < 1.08:
        phase = world_frame[0]
        corrected[row, col] = wp.round(phase) * wp.randf(rng)
