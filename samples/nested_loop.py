import warp as wp


@wp.kernel
def process_weights(
    weights: wp.array2d(dtype=float),
    temperatures: wp.array2d(dtype=float),
    combined: wp.array3d(dtype=float),
):
    row, col = wp.tid()
    temperature = temperatures[row, col]
    load_factor = temperature * 0.98
    flux = weights[row][col] * 0.9 + 12.0
    phase = temperature * temperature - weights[row, col] + flux + 0.55
    for tap in range(2):
        level_k = float(tap) * 0.2
        weighted = float(0.0)
        for neighbor in range(28):
            falling = load_factor / (float(neighbor) + 1.0)
            rate = wp.min(falling, phase) / 3.0
            weighted += rate / (-phase - level_k * 1.2)
        aggregate = wp.abs(weighted)
        while aggregate > 2.0:
            aggregate = aggregate / 2.5
        combined[row, col, tap] = aggregate
