import warp as wp


@wp.kernel
def look_up_keys(
    table: wp.array[int],
    offsets: wp.array[int],
    wanted_keys: wp.array[int],
    data: wp.array[float],
    result: wp.array[float],
    fallback: float,
):
    """Gathers values by key."""
    i = wp.tid()
    wanted = wanted_keys[i]
    begin = offsets[i]
    end = offsets[i + 1]
    found = float(fallback)
    if begin < end:
        j = wp.lower_bound(table, begin, end, wanted)
        if table[j] == wanted:
            found = data[j]
    result[i] += found
