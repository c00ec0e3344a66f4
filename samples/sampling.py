import warp as wp


@wp.kernel
def scatter_on_grid(
    seed: int,
    ny: int,
    spacing: float,
    r_max: float,
    r_min: float,
    xs: wp.array[float],
    ys: wp.array[float],
):
    i, j = wp.tid()
    rng = wp.rand_init(seed, i * ny + j)
    # uniform within the cell
    x = (float(i) + wp.randf(rng)) * spacing
    y = (float(j) + wp.randf(rng)) * spacing
    r = wp.sqrt(x * x + y * y)
    if r < r_min or r > r_max:
        return
    slot = i * ny + j
    xs[slot] = x
    ys[slot] = y
