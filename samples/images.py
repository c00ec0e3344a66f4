import warp as wp


@wp.kernel
def relabel_components(
    binary: wp.array2d[int],
    parent: wp.array[int],
    rows: int,
    cols: int,
    new_parent: wp.array[int],
    dirty: wp.array[int],
):
    row, col = wp.tid()
    cell = row * cols + col
    label = parent[cell]
    if binary[row, col] == 0:
        new_parent[cell] = label
        return

    for k in range(-1, 2, 2):
        r = (row + k + rows) % rows
        c = (col + k + cols) % cols
        if binary[r, col] != 0:
            label = wp.min(label, parent[r * cols + col])
        if binary[row, c] != 0:
            label = wp.min(label, parent[row * cols + c])
    # pointer jumping
    label = wp.min(label, parent[label])
    new_parent[cell] = label
    if label != parent[cell]:
        wp.atomic_max(dirty, 0, 1)
