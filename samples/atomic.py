import warp as wp


@wp.kernel
def sweep_profile(
    density: wp.array(dtype=wp.int32, ndim=2),
    phases: wp.array(dtype=int),
    depth: wp.uint32,
    rates: wp.array2d(dtype=int),
    totals: wp.array(dtype=int, ndim=2),
):
    i, j = wp.tid()
    span = (density[i, j] - rates[i, j]) * 3
    quotient = (phases[j] * rates[i, j] & rates[i, j]) + 28
    p = wp.vec3i(span, 2, quotient) - wp.vec3i(quotient, phases[j], 4)
    center = -(p * 3 + (p + p))
    close_enough = phases[j] < span and p[0] == -16
    target_point = p + center
    if close_enough:
        target_point = target_point + target_point
    step_vector = wp.min(wp.max(target_point, wp.vec3i(-10)), wp.vec3i(10))
    index_value = wp.clamp(wp.dot(step_vector, p) | int(depth), -30, 30)
    wp.atomic_sub(totals, i, 5, index_value)
