import warp as wp


@wp.kernel
def update_light(scores: wp.array(dtype=wp.float64), attitude: wp.quatd, light_dir: wp.vec3d, jacobian: wp.mat33d, attitudes: wp.array(dtype=wp.quatd, ndim=1), capacity: wp.int32, origins: wp.array(dtype=wp.vec3d), logits: wp.array(dtype=wp.float64), distances: wp.array(dtype=wp.float64), totals: wp.array2d(dtype=wp.float64)):
    i = wp.tid()
    running = distances[wp.max(i - 1, 0)]
    for r in range(scores.shape[0]):
        pool = wp.spatial_vectord(0.0)
        for u in range(wp.min(i, 8)):
            difference = jacobian[1, 2] + logits[r]
            tangent = wp.spatial_vectord(scores[r]) / wp.float64(4.55) / difference
            pool = pool + tangent * wp.float64(u)
        outer_part = wp.max(pool)
        running = wp.max(running, outer_part * wp.float64(0.29))
    left = running
    fraction = -left - attitude.w + wp.length(light_dir)
    response_value = fraction * attitudes[i].x - wp.float64(capacity)
    wp.atomic_add(totals, i % 12, i % 3, response_value - origins[i][0])
