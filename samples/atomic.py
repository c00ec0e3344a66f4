import warp as wp


@wp.kernel
def propagate_cloud(
    levels: wp.array2d(dtype=int),
    rates: wp.array(dtype=int),
    depth: wp.uint32,
    durations: wp.array2d(dtype=int),
    counters: wp.array2d(dtype=int),
):
    row, col = wp.tid()
    entry = (levels[row, col] + rates[col]) * 19
    steps_left = (durations[row, col] ^ entry) & rates[col]
    duration = durations[wp.max(row - 2, 0)][col]
    weighted = durations[row, col] * steps_left * (steps_left ^ duration)
    remainder = weighted % 6
    if remainder != 1:
        remainder = remainder | remainder * levels[row, col]
    rate = rates[wp.max(col - 1, 0)]
    slot = (~rate if remainder <= 19 else 5) + int(depth)
    counters[row, remainder % 3] -= slot
