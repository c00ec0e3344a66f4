import warp as wp


@wp.kernel
def enforce_strand_lengths(
    starts: wp.array[int],
    rest: wp.array[float],
    roots: wp.array[wp.vec3],
    previous: wp.array[wp.vec3],
    dt: float,
    correction_scale: float,
    # outputs
    corrections: wp.array[wp.vec3],
    positions: wp.array[wp.vec3],
    velocities: wp.array[wp.vec3],
):
    """Follow-the-leader hair strands."""
    i = wp.tid()
    begin = starts[i]
    end = starts[i + 1]
    if begin < end:
        positions[begin] = roots[i]
    for k in range(begin + 1, end):
        d = positions[k] - positions[k - 1]
        len_d = wp.length(d)
        corr = (len_d - rest[k]) / len_d * d
        if k > begin + 1:
            corr = 0.5 * corr
            positions[k - 1] += corr
        positions[k] -= corr
        corrections[k] = -corr
    for k in range(begin, end):
        velocities[k] = (positions[k] - previous[k]) / dt
        if k + 1 < end:
            velocities[k] -= correction_scale / dt * corrections[k + 1]
