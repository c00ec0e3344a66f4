import warp as wp


@wp.kernel
def eliminate_fixed_dofs(
    offsets: wp.array(dtype=int),
    columns: wp.array(dtype=int),
    bc_id: wp.array(dtype=int),
    prescribed: wp.array(dtype=float),
    values: wp.array(dtype=float),
    b: wp.array(dtype=float),
):
    """Replaces the rows of prescribed unknowns."""
    row = wp.tid()
    if bc_id[row] == -1:
        # move the known part to the right-hand side
        moved = float(0.0)
        for k in range(offsets[row], offsets[row + 1]):
            col = columns[k]
            if bc_id[col] == -1:
                continue
            moved += values[k] * prescribed[bc_id[col]]
            values[k] = 0.0
        b[row] -= moved
        return

    diag = float(0.0)
    for k in range(offsets[row], offsets[row + 1]):
        if columns[k] == row:
            diag += values[k]
        else:
            values[k] = 0.0
    # the pivot keeps its size
    b[row] = diag * prescribed[bc_id[row]]
