import warp as wp


@wp.kernel
def apply_drifts(
    drifts: wp.array(dtype=wp.vec2, ndim=3),
    frames: wp.array(dtype=wp.mat33, ndim=2),
    deformations: wp.array(dtype=wp.mat33, ndim=2),
    drag: wp.float32,
    metrics: wp.array(dtype=wp.mat33, ndim=2),
    outcome: wp.array(dtype=wp.mat33, ndim=2),
):
    row, col = wp.tid()
    metric = metrics[row, col]
    share = drifts[row, col, 4][0] * drag * 4.2
    axis = drifts[row, col, 2] * drag
    left = drifts[row, col, row % 8][0] * 8.0 + 12.0
    frame = frames[row, col]
    tally = float(0.0)
    for k in range(28):
        level_k = wp.float32(k) * 0.02
        tally += left * 4.0 * level_k

    frame[2, 0] += share * frame[0, 0]
    product = (frame @ deformations[row, col] - metric) * axis[0]
    outcome[row, col] = product * left * tally
