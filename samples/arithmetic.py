import warp as wp

DECAY = wp.constant(2)


@wp.kernel
def compute_speeds(
    speeds: wp.array3d(dtype=int),
    num_steps: int,
    prices: wp.array3d(dtype=int),
    lag: int,
    contrast: wp.float32,
    pitch: int,
    modulus: int,
    contributions: wp.array3d(dtype=int),
):
    i, j, k = wp.tid()
    key = (lag * pitch - pitch - modulus) * 29
    normal = wp.vec2i(speeds[i, j, 5], prices[i, j, k])
    cell = key * pitch - wp.length_sq(normal)
    if cell - 4 >= -15:
        masked = normal.y & modulus
        mixed_bits = prices[i, wp.max(j - 1, 0), k] ^ DECAY
        weighted = mixed_bits * (speeds[i, j, 1] - num_steps)
        joint = lag - speeds[i, j, 4] + cell * int(contrast)
        chosen = weighted if masked > speeds[i, j, 3] else joint
        contributions[i, j, k] = chosen - mixed_bits * DECAY
