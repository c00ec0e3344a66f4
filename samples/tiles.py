import warp as wp

B = wp.constant(4)


@wp.func
def shrink(v: float, limit: float) -> float:
    if wp.abs(v) < limit:
        return 0.0
    return v


@wp.kernel
def dct_shrinkage(img: wp.array2d[float], basis: wp.array2d[float], out: wp.array2d[float]):
    """Block transform shrinkage."""
    i, j = wp.tid()
    p = wp.tile_load(img, shape=(B, B), offset=(i * B, j * B))
    p = p - wp.tile_full(shape=(B, B), value=0.5, dtype=float)
    C = wp.tile_load(basis, shape=(B, B))
    tmp = wp.tile_matmul(C, p)
    coef = wp.tile_matmul(tmp, wp.tile_transpose(C))
    kept = wp.tile_map(shrink, coef, wp.tile_full(shape=(B, B), value=0.1, dtype=float))
    back = wp.tile_matmul(wp.tile_matmul(wp.tile_transpose(C), kept), C)
    back = back + wp.tile_full(shape=(B, B), value=0.5, dtype=float)
    wp.tile_store(out, back, offset=(i * B, j * B))
