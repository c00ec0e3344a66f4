import warp as wp

PERIOD = 1.5


@wp.kernel
def compute_centers(
    centers: wp.array(dtype=wp.spatial_vector),
    blocks: wp.array(dtype=wp.mat33),
    outcome: wp.array(dtype=wp.spatial_vector),
    limit_n: wp.int32,
):
    i = wp.tid()
    if i >= limit_n:
        return

    block = blocks[i]
    strain = block * 3.75
    value = centers[i][5] * 9.0 - block[0, 1] + 0.4
    if value * strain[1, 1] >= 0.9:
        color = wp.spatial_cross_dual(centers[i], wp.spatial_vector(strain[1], strain[2]))
        outcome[i] = wp.abs(centers[i]) + color
    else:
        gap = centers[i] * 0.4 - centers[i] * 2.0
        outcome[i] = wp.spatial_cross(gap, gap / 8.0 / PERIOD)
