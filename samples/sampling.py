import warp as wp


@wp.kernel
def seed_points(
    seed: int,
    cols: int,
    h: float,
    radius: float,
    hole: float,
    xs: wp.array[float],
    ys: wp.array[float],
):
    i, j = wp.tid()
    rng = wp.rand_init(seed, i * cols + j)
    # uniform within the cell
    x = (float(i) + wp.randf(rng)) * h
    y = (float(j) + wp.randf(rng)) * h
    r = wp.sqrt(x * x + y * y)
    if r < hole or r > radius:
        return
    slot = i * cols + j
    xs[slot] = x
    ys[slot] = y
