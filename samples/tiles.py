import warp as wp

BINS = 16


@wp.func
def to_bin(v: float, lower: float, upper: float) -> int:
    return wp.clamp(int(wp.floor((v - lower) / (upper - lower) * float(BINS))), 0, BINS - 1)


@wp.func
def in_bin(b: int, k: int, amount: float) -> float:
    if b == k:
        return amount
    return 0.0


@wp.kernel
def histogram_tiles(
    x: wp.array(dtype=float),
    lo: float,
    hi: float,
    w: wp.array(dtype=float),
    hist: wp.array2d(dtype=float),
):
    """Histogram of samples, a tile at a time."""
    i = wp.tid()
    xs = wp.tile_load(x, shape=16, offset=i * 16)
    lows = wp.tile_full(shape=16, value=lo, dtype=float)
    highs = wp.tile_full(shape=16, value=hi, dtype=float)
    bins_t = wp.tile_map(to_bin, xs, lows, highs)
    grid = wp.tile_broadcast(bins_t, shape=(BINS, 16))
    ks = wp.tile_reshape(wp.tile_arange(BINS, dtype=int), shape=(BINS, 1))
    cells = wp.tile_broadcast(ks, shape=(BINS, 16))
    amounts = wp.tile_broadcast(wp.tile_load(w, shape=16, offset=i * 16), shape=(BINS, 16))
    hits = wp.tile_map(in_bin, grid, cells, amounts)
    wp.tile_atomic_add(hist[i], wp.tile_sum(hits, axis=1))
