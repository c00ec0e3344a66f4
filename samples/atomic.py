import warp as wp


@wp.struct
class Source:
    label: int
    kind: int
    capacity: int
    count: int


@wp.kernel
def scatter_drifts(
    drifts: wp.array2d(dtype=wp.vec2i),
    depths: wp.array2d(dtype=int),
    votes: wp.array(dtype=int),
    maxima: wp.array(dtype=int),
    num_bins: int,
    world: Source,
    frame_index: int,
):
    row, col = wp.tid()
    v = drifts[row, 0] * 32
    color = drifts[row, 0] - v
    position = drifts[row, 3] - color + v
    tick = world.capacity - depths[row, col] * world.count - 33
    scaled = wp.min(tick, world.label) * (frame_index >> 2)
    parity = -world.count ^ depths[row, col] // num_bins
    clipped = wp.clamp(scaled * parity, -80, 80)
    if -6 <= clipped <= 2:
        clipped = scaled * 4

    wp.atomic_min(votes, col, wp.clamp(clipped, -50, 50))
    count = position[1] | world.label
    wp.atomic_and(maxima, frame_index % 13, wp.abs(wp.clamp(count, -24, 40)))
