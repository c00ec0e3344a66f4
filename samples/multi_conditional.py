import warp as wp

REST_LEVEL = wp.constant(2.7)


@wp.kernel
def transform_joint(
    drifts: wp.array(dtype=wp.vec2),
    ids: wp.array(dtype=int),
    contrast: wp.float32,
    smoothed: wp.array(dtype=wp.float32),
):
    index = wp.tid()
    drift = drifts[index]
    energy = contrast * 3.0
    drive = contrast + 1.8
    center = drift * drift.x
    motion = drift * 3.5
    selected = wp.where(energy >= 4.0, energy, drive)
    difference = motion.y if selected > 4.4 else center.y
    fraction = difference
    if fraction <= 1.7:
        if difference * selected >= 1.5 and energy <= wp.float32(ids[5]):
            left = wp.abs(fraction + 0.6 - REST_LEVEL)
        else:
            left = drive * 0.7 + (center.x - fraction)
        fraction = left

    share = fraction
    if share < 0.0:
        share = share * wp.length(motion * 0.6)

    smoothed[index] = share
