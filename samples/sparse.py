import warp as wp


@wp.kernel
def count_row_entries_kernel(
    begin: wp.array(dtype=int),
    end: wp.array(dtype=int),
    # outputs
    lengths: wp.array(dtype=int),
):
    """Number of entries per row."""
    i = wp.tid()
    first = begin[i]
    lengths[i] = end[i] - first
