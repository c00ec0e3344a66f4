import warp as wp


@wp.kernel
def add_block_offsets(
    items_per_block: int,
    count: int,
    block_sums: wp.array(dtype=int),
    local_scan: wp.array(dtype=int),
    prefix: wp.array(dtype=int),
    grand_total: wp.array(dtype=int),
):
    i = wp.tid()
    if i >= count:
        return
    b = i / items_per_block
    base = int(0)
    # the first block has nothing before it
    if b != 0:
        base = block_sums[b - 1]
    sum = local_scan[i] + base
    prefix[i] = sum
    if i == count - 1:
        grand_total[0] = sum
