import warp as wp


@wp.func
def corner_weight(query_p: wp.vec3, a: wp.vec3, p_b: wp.vec3, c: wp.vec3):
    e_one = p_b - a
    e_two = c - a
    w = query_p - a
    d_aa = wp.dot(e_one, e_one)
    dot_ab = wp.dot(e_one, e_two)
    dot_bb = wp.dot(e_two, e_two)
    denom = wp.max(d_aa * dot_bb - dot_ab * dot_ab, 0.01)
    distance = dot_bb * wp.dot(w, e_one) - dot_ab * wp.dot(w, e_two)
    return wp.clamp(distance / denom, 0.0, 1.0)


@wp.kernel
def clip_radii(
    radii: wp.array(dtype=wp.float32),
    scales: wp.array(dtype=wp.float32, ndim=2),
    anchors: wp.array(dtype=wp.vec3),
    radius: wp.float32,
    limit_n: int,
    volumes: wp.array(dtype=wp.float32),
):
    tid = wp.tid()
    if tid >= limit_n:
        return

    anchor = anchors[tid]
    moved_point = anchor * anchor[1] * 0.75
    projected_p = anchor * radii[tid]
    diagonal = anchor * 2.5 + projected_p + moved_point
    slack = corner_weight(moved_point, anchor, projected_p, wp.normalize(diagonal))
    volumes[tid] += slack * scales[tid, 1] / radius
