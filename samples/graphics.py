import warp as wp


@wp.kernel
def apply_morphs(
    offsets: wp.array2d[wp.vec3],
    shape_weights: wp.array[float],
    cutoff: float,
    vertices: wp.array[wp.vec3],
):
    v = wp.tid()
    pos = wp.vec3(0.0, 0.0, 0.0)
    sum_w = float(0.0)
    for s in range(shape_weights.shape[0]):
        if shape_weights[s] <= cutoff:
            continue
        pos += shape_weights[s] * offsets[s, v]
        sum_w += shape_weights[s]
    if sum_w > 1.0:
        pos = pos / sum_w
    vertices[v] = vertices[v] + pos
