import warp as wp

TILE = wp.constant(64)
M = 16


@wp.func
def walk(x: float, scale: float):
    return x * scale + 1.0


@wp.kernel
def sums(a: wp.array2d(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    t = wp.tile_load(a[i], shape=TILE)
    s = wp.tile_sum(wp.tile_map(walk, t, 2.0))
    wp.tile_atomic_add(out, s, offset=i)


@wp.kernel
def products(a: wp.array2d(dtype=float), b: wp.array2d(dtype=float), c: wp.array2d(dtype=float)):
    i, j = wp.tid()
    s = wp.tile_zeros(shape=(M, M), dtype=float)
    for k in range(a.shape[1] / M):
        x = wp.tile_load(a, shape=(M, M), offset=(i * M, k * M))
        y = wp.tile_load(b, shape=(M, M), offset=(k * M, j * M))
        wp.tile_matmul(x, y, s)
    wp.tile_store(c, s, offset=(i * M, j * M))


@wp.kernel
def shared(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i, j = wp.tid()
    t = wp.tile_load(a, shape=TILE, offset=i * TILE, storage="shared")
    u = wp.tile_view(t, offset=(4,), shape=(8,))
    u[0] += 1.0
    out[j] = t[j] + wp.tile_max(t)[0]
    v = wp.tile(float(j), preserve_type=False)
    wp.tile_store(out, v * 2.0, offset=i * TILE)
