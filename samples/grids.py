import warp as wp


@wp.kernel
def relax_sandpile(
    row_start: wp.array[int],
    targets: wp.array[int],
    pile: wp.array[int],
    pile_out: wp.array[int],
):
    i = wp.tid()
    degree = row_start[i + 1] - row_start[i]
    height_i = pile[i]
    if degree == 0 or height_i < degree:
        wp.atomic_add(pile_out, i, height_i)
        return

    share = height_i / degree
    wp.atomic_add(pile_out, i, height_i - degree * share)
    for k in range(row_start[i], row_start[i + 1]):
        if targets[k] < 0:
            continue
        wp.atomic_add(pile_out, targets[k], share)
