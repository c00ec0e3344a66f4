import warp as wp


@wp.kernel
def _apply_block_sums(
    block_size: int,
    count: int,
    block_sums: wp.array(dtype=int),
    partial: wp.array(dtype=int),
    scan: wp.array(dtype=int),
    total: wp.array(dtype=int),
):
    i = wp.tid()
    if i >= count:
        return
    b = i / block_size
    base = int(0)
    if b != 0:
        base = block_sums[b - 1]
    sum = partial[i] + base
    scan[i] = sum
    if i == count - 1:
        total[0] = sum
