import warp as wp


@wp.kernel
def apply_dirichlet_rows(
    indptr: wp.array(dtype=int),
    columns: wp.array(dtype=int),
    bc_id: wp.array(dtype=int),
    bc_values: wp.array(dtype=float),
    vals: wp.array(dtype=float),
    rhs_vec: wp.array(dtype=float),
):
    """Replaces the rows of prescribed unknowns."""
    row = wp.tid()
    if bc_id[row] == -1:
        # move the known part to the right-hand side
        moved = float(0.0)
        for k in range(indptr[row], indptr[row + 1]):
            col = columns[k]
            if bc_id[col] == -1:
                continue
            moved += vals[k] * bc_values[bc_id[col]]
            vals[k] = 0.0
        rhs_vec[row] -= moved
        return

    diag = float(0.0)
    for k in range(indptr[row], indptr[row + 1]):
        if columns[k] == row:
            diag += vals[k]
        else:
            vals[k] = 0.0
    # the pivot keeps its size
    rhs_vec[row] = diag * bc_values[bc_id[row]]
