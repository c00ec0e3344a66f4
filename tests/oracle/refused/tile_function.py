# expect: 7: tile_load not supported
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    t = wp.tile_load(a, shape=16)
    wp.tile_store(a, t)
