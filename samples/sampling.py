import warp as wp


@wp.kernel
def jitter_grid(
    layout_seed: int,
    ny: int,
    h: float,
    disk_radius: float,
    inner_radius: float,
    xs: wp.array[float],
    ys: wp.array[float],
):
    i, j = wp.tid()
    state = wp.rand_init(layout_seed, i * ny + j)
    # uniform within the cell
    x = (float(i) + wp.randf(state)) * h
    y = (float(j) + wp.randf(state)) * h
    r = wp.sqrt(x * x + y * y)
    if r < inner_radius or r > disk_radius:
        return
    k = i * ny + j
    xs[k] = x
    ys[k] = y
