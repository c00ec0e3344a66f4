import warp as wp


@wp.kernel
def scatter_on_grid(
    seed: int,
    width: int,
    h: float,
    disk_radius: float,
    inner_radius: float,
    xs: wp.array[float],
    ys: wp.array[float],
):
    i, j = wp.tid()
    rng = wp.rand_init(seed, i * width + j)
    # uniform within the cell
    x = (float(i) + wp.randf(rng)) * h
    y = (float(j) + wp.randf(rng)) * h
    r = wp.sqrt(x * x + y * y)
    if r < inner_radius or r > disk_radius:
        return
    dst = i * width + j
    xs[dst] = x
    ys[dst] = y
