import warp as wp


@wp.struct
class Pattern:
    offsets: wp.array[int]
    cols: wp.array[int]


@wp.kernel
def eliminate_fixed(
    pattern_of: Pattern,
    slot: wp.array[int],
    prescribed: wp.array[float],
    vals: wp.array[float],
    b: wp.array[float],
):
    """Dirichlet conditions, symmetrically."""
    i = wp.tid()
    if slot[i] >= 0:
        for e in range(pattern_of.offsets[i], pattern_of.offsets[i + 1]):
            vals[e] = wp.where(pattern_of.cols[e] == i, 1.0, 0.0)
        b[i] = prescribed[slot[i]]
    else:
        load = b[i]
        for e in range(pattern_of.offsets[i], pattern_of.offsets[i + 1]):
            c = pattern_of.cols[e]
            if slot[c] >= 0:
                load -= vals[e] * prescribed[slot[c]]
                vals[e] = 0.0
        b[i] = load
