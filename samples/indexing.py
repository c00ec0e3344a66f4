import warp as wp


@wp.kernel
def gather_by_key_kernel(
    sorted_keys: wp.array[int],
    offsets: wp.array[int],
    queries: wp.array[int],
    fallback: float,
    values: wp.array[float],
    # outputs
    out: wp.array[float],
):
    """Gather values by key."""
    i = wp.tid()
    key = queries[i]
    begin = offsets[i]
    end = offsets[i + 1]
    found = float(fallback)
    if begin < end:
        j = wp.lower_bound(sorted_keys, begin, end, key)
        if sorted_keys[j] == key:
            found = values[j]
    out[i] += found
