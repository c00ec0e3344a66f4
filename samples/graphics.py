import warp as wp


@wp.kernel
def _blend_shapes_kernel(
    offsets: wp.array2d[wp.vec3],
    weights: wp.array[float],
    min_weight: float,
    positions: wp.array[wp.vec3],
):
    v = wp.tid()
    p = wp.vec3(0.0, 0.0, 0.0)
    total = float(0.0)
    for k in range(weights.shape[0]):
        if weights[k] <= min_weight:
            continue
        p += weights[k] * offsets[k, v]
        total += weights[k]
    if total > 1.0:
        p = p / total
    positions[v] = positions[v] + p
