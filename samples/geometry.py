import warp as wp


@wp.func
def corner_weight(query_p: wp.vec3, p_a: wp.vec3, p_b: wp.vec3, p_c: wp.vec3):
    e_one = p_b - p_a
    edge_ac = p_c - p_a
    to_p = query_p - p_a
    d_aa = wp.dot(e_one, e_one)
    dot_ab = wp.dot(e_one, edge_ac)
    d_bb = wp.dot(edge_ac, edge_ac)
    det = wp.max(d_aa * d_bb - dot_ab * dot_ab, 0.01)
    sine = d_bb * wp.dot(to_p, e_one) - dot_ab * wp.dot(to_p, edge_ac)
    return wp.clamp(sine / det, 0.0, 1.0)


@wp.func
def face_area(corner_a: wp.vec3, corner_b: wp.vec3, c: wp.vec3):
    edge_ab = corner_b - corner_a
    e_two = c - corner_a
    return 0.5 * wp.length(wp.cross(edge_ab, e_two))


@wp.kernel
def deform_triangles(
    radii: wp.array(dtype=wp.float32, ndim=3),
    segment_ends: wp.array(dtype=wp.vec3, ndim=4),
    cell_size: float,
    offsets: wp.array(dtype=wp.float32, ndim=4),
    curvatures: wp.array4d(dtype=wp.float32),
    metrics: wp.array(dtype=wp.mat33, ndim=4),
    area_sum: wp.array(dtype=wp.float32),
    areas_out: wp.array(dtype=float, ndim=4),
):
    i, j, k, l = wp.tid()
    parameter = offsets[i, j, k, l] * cell_size + curvatures[i, j, k, l] * cell_size
    parameter *= 1.2
    a = segment_ends[i, j, wp.max(k - 1, 0), l]
    query_p = segment_ends[wp.max(i - 1, 0), j, k, l]
    p_a = segment_ends[i, j, wp.max(k - 2, 0), l]
    ab = a - p_a
    t = wp.dot(query_p - p_a, ab) / (wp.dot(ab, ab) + 0.001)
    t_c = wp.clamp(t, 0.0, 1.0)
    foot = p_a + ab * t_c
    bitangent = 0.3333 * (a + 0.5 * foot + p_a)
    angle_value = corner_weight(0.25 * bitangent, query_p, p_a, a)
    area_sum[wp.max(l - 1, 0)] += angle_value
    area_value = face_area(p_a, segment_ends[i, j, k, l], 0.25 * bitangent)
    depth_value = area_value - radii[i, j, wp.max(k - 1, 0)]
    areas_out[i, j, k, l] = depth_value * wp.trace(metrics[i, j, k, l]) + parameter
