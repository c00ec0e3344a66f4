import warp as wp


RADIUS = wp.constant(1)


@wp.kernel
def pooling_forward(image: wp.array2d[float], height: int, width: int, pooled: wp.array2d[float]):
    """Average pooling with overlapping windows."""
    r, c = wp.tid()
    total = float(0.0)
    for dy in range(-wp.static(RADIUS), wp.static(RADIUS) + 1):
        y = 2 * r + dy
        y = wp.clamp(y, 0, 2 * height - 1)
        for dx in range(-wp.static(RADIUS), wp.static(RADIUS) + 1):
            x = 2 * c + dx
            x = wp.clamp(x, 0, 2 * width - 1)
            total += image[y, x]
    pooled[r, c] = total / 9.0
