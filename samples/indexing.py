import warp as wp


@wp.kernel
def gather_by_key(
    sorted_keys: wp.array[int],
    offsets: wp.array[int],
    queries: wp.array[int],
    values: wp.array[float],
    out: wp.array[float],
    fallback: float,
):
    """Gathers values by key."""
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
