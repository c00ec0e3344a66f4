import warp as wp

FREQUENCY = 1.68
SPREAD = wp.constant(13)


@wp.kernel
def track_edge(direction: wp.vec4, margin: float, depths: wp.array(dtype=float, ndim=2), points: wp.array(dtype=wp.vec3, ndim=2), signal: wp.array(dtype=float, ndim=1), estimates: wp.array(dtype=wp.bool, ndim=2), transformed: wp.array(dtype=float, ndim=2), result: wp.array(dtype=int, ndim=2)):
    row, col = wp.tid()
    pool = float(0.0)
    for lane_index in range(wp.min(col, 10)):
        force = wp.spatial_vector(signal[wp.max(row - 2, 0)])
        estimate = wp.max(force)
        mixed = wp.max(estimate + direction[0], 0.9) ** 2.0
        pool = pool + (mixed - float(lane_index))
    estimates[row, col] = pool >= depths[row, col]
    base_value = points[wp.max(row - 2, 0), 6].x
    right = 0.8 * margin * wp.clamp(base_value, -1.76, 0.6)
    work = right
    if work >= 0.0:
        axis = points[row, 4] if base_value < right else points[row, 3]
        point = wp.max(margin * points[row, row % 7], axis)
        sample = 0.95 - depths[row, col] - (axis[0] - point[1])
        tangent = point / (wp.abs(sample) + 0.6)
        projection, position, gram = wp.svd2(wp.diag(wp.vec2(axis.x)))
        v = wp.vec3(wp.trace(projection)) * position[0]
        p = wp.max(tangent, wp.normalize(v * wp.trace(gram)))
        fraction = wp.min(p)
        work = 1.6 + fraction
    transformed[row, col] += work
    ratio = work if signal[row] >= base_value else 1.42
    impulse = ratio
    value = wp.where(FREQUENCY + work > 4.4, 3.6 + pool, -0.51)
    impulse *= value
    if impulse < 0.0:
        if ratio - value > ratio:
            hits = int(work)
            slot = hits + SPREAD
        else:
            color = wp.vec4i(int(impulse), int(work), int(impulse), row)
            bits = wp.min(color) & wp.clamp(wp.dot(color, color), -100, 100)
            slot = bits
        result[row, col] = slot
