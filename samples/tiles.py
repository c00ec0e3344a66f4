import warp as wp


@wp.kernel
def column_moments(
    batch: wp.array2d[wp.float32],
    w: wp.array[wp.float32],
    sums_out: wp.array[wp.float32],
    sq_out: wp.array[wp.float32],
):
    col = wp.tid()
    s = wp.tile_zeros(shape=16, dtype=wp.float32)
    sq = wp.tile_zeros(shape=16, dtype=wp.float32)
    for r in range(batch.shape[0] // 32):
        i = r * 32
        t = wp.tile_load(batch, shape=(32, 16), offset=(i, col * 16))
        wt = wp.tile_reshape(wp.tile_load(w, shape=32, offset=i), shape=(32, 1))
        t *= wp.tile_broadcast(wt, shape=(32, 16))
        s += wp.tile_sum(t, axis=0)
        sq += wp.tile_sum(wp.tile_map(wp.mul, t, t), axis=0)
    wp.tile_store(sums_out, s, offset=col * 16)
    wp.tile_store(sq_out, sq, offset=col * 16)
