import warp as wp


@wp.kernel
def gather_field(
    field: wp.array(dtype=wp.int64),
    codes: wp.array2d(dtype=int),
    heights: wp.array(dtype=wp.int64),
    pitch: wp.int64,
    highest: wp.array2d(dtype=wp.int64),
    aggregate: wp.array(dtype=wp.int64),
    totals: wp.array(dtype=wp.int64),
):
    idx = wp.tid()
    height = heights[idx]
    bucket = height * field[idx] * wp.int64(17)
    bits = field[idx] * pitch - pitch * wp.int64(24) + wp.int64(31)
    delta = bucket + wp.int64(10) - (bits - height)
    wp.atomic_max(highest, 0, codes[idx][1] % 6, delta * delta % wp.int64(8))
    restricted = wp.clamp(field[idx], wp.int64(0), wp.int64(32))
    difference = restricted - wp.abs(delta)
    scaled = (difference - bucket + wp.int64(10)) * wp.int64(3)
    aggregate[0] += scaled
    velocity = wp.vec3l(scaled, wp.int64(0), bits)
    wp.atomic_add(totals, 0, wp.dot(velocity, velocity) % wp.int64(17))
