import warp as wp

TILE = wp.constant(4)
HEAD_DIM = wp.constant(16)
SM_SCALE = wp.constant(0.125)


@wp.func
def mask_entry(s: float, gap: int, limit: int) -> float:
    if wp.abs(gap) > limit:
        return -1.0e9
    return s


@wp.kernel
def _attention_scores(
    Q: wp.array3d(dtype=float),
    K: wp.array3d(dtype=float),
    span: int,
    s_out: wp.array3d(dtype=float),
):
    """Attention logits, tile by tile."""
    s, bq, bk = wp.tid()
    queries = wp.tile_load(Q[s], shape=(TILE, HEAD_DIM), offset=(bq * TILE, 0))
    keys_t = wp.tile_load(K[s], shape=(HEAD_DIM, TILE), offset=(0, bk * TILE))
    logits = wp.tile_matmul(queries, keys_t)
    result = SM_SCALE * logits
    steps = wp.tile_arange(TILE, dtype=int)
    q_ids = steps + wp.tile_full(shape=TILE, value=bq * TILE, dtype=int)
    k_ids = steps + wp.tile_full(shape=TILE, value=bk * TILE, dtype=int)
    rows = wp.tile_broadcast(wp.tile_reshape(q_ids, shape=(TILE, 1)), shape=(TILE, TILE))
    cols = wp.tile_broadcast(k_ids, shape=(TILE, TILE))
    limits = wp.tile_full(shape=(TILE, TILE), value=span, dtype=int)
    wp.tile_store(s_out[s], wp.tile_map(mask_entry, result, rows - cols, limits), offset=(bq * TILE, bk * TILE))
