import warp as wp


@wp.kernel
def count_row_entries(
    begin: wp.array(dtype=int),
    end: wp.array(dtype=int),
    lengths: wp.array(dtype=int),
):
    """How many entries the rows have."""
    i = wp.tid()
    first = begin[i]
    lengths[i] = end[i] - first
