import warp as wp


@wp.kernel
def batch_statistics(
    x: wp.array2d[wp.float32],
    sample_weight: wp.array[wp.float32],
    sums_out: wp.array[wp.float32],
    sq_out: wp.array[wp.float32],
):
    j = wp.tid()
    s = wp.tile_zeros(shape=16, dtype=wp.float32)
    sq = wp.tile_zeros(shape=16, dtype=wp.float32)
    for r in range(x.shape[0] // 32):
        i = r * 32
        t = wp.tile_load(x, shape=(32, 16), offset=(i, j * 16))
        wt = wp.tile_reshape(wp.tile_load(sample_weight, shape=32, offset=i), shape=(32, 1))
        t *= wp.tile_broadcast(wt, shape=(32, 16))
        s += wp.tile_sum(t, axis=0)
        sq += wp.tile_sum(wp.tile_map(wp.mul, t, t), axis=0)
    wp.tile_store(sums_out, s, offset=j * 16)
    wp.tile_store(sq_out, sq, offset=j * 16)
