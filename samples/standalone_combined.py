import warp as wp


@wp.func
def merge_stress(multiplier: wp.uint32, flag_bits: wp.uint32, lag: wp.uint32):
    return (flag_bits & wp.uint32(14)) * multiplier + lag


@wp.kernel
def remap_points(
    points: wp.array(dtype=wp.vec3ui),
    drift: wp.vec3ui,
    levels: wp.array(dtype=wp.uint32),
    num_taps: int,
    axes: wp.array(dtype=wp.vec3ui),
    projected: wp.array(dtype=wp.vec3ui),
    output: wp.array(dtype=wp.uint32),
    pitch: int,
    base: wp.uint32,
):
    i = wp.tid()
    point = points[i]
    level = levels[i]
    span = ((base | drift.z) + point.y * point.y) * wp.uint32(17)
    ax = axes[i]
    positive = span != axes[i].y or axes[i].z < level
    picked = pitch * pitch if positive else pitch - num_taps
    combined = 4 + picked
    tick = combined * 3
    switched = wp.where(tick <= -4, drift, axes[i])
    projected[i] = ax + switched
    distance_sq = wp.length_sq(axes[i])
    cell = distance_sq + level
    key = merge_stress(cell * span % wp.uint32(12), cell, drift.x)
    lower = wp.min(ax.z, wp.uint32(11))
    restricted = wp.clamp(span, wp.uint32(1), wp.uint32(12))
    output[i] = key + merge_stress(lower, base, restricted)
