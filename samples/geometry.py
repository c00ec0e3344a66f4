import warp as wp


@wp.func
def half_space(p: wp.vec3, plane_normal: wp.vec3, q: wp.vec3):
    return wp.dot(plane_normal, p - q)


@wp.func
def tetra_volume(p_a: wp.vec3, b: wp.vec3, p_c: wp.vec3, p_d: wp.vec3):
    return wp.dot(wp.cross(b - p_a, p_c - p_a), p_d - p_a) / 6.0


@wp.kernel
def transform_vertices(
    thickness: wp.array(dtype=float, ndim=3),
    triangle_b: wp.array(dtype=wp.vec3, ndim=4),
    offset: float,
    areas: wp.array(dtype=float, ndim=4),
    offsets: wp.array(dtype=float, ndim=4),
    tensors: wp.array(dtype=wp.mat33, ndim=4),
    areas_out: wp.array(dtype=float, ndim=4),
    distances: wp.array(dtype=float, ndim=4),
):
    i, j, k, l = wp.tid()
    slack = wp.cos(triangle_b[i, j, k, l].x) - offset * offsets[i, j, k, l]
    slack += triangle_b[i, j, k, l][0]
    slack *= 0.35
    planar_p = wp.vec2(1.6, slack)
    heading_angle = thickness[i, k, l]
    c = wp.cos(heading_angle)
    sin_t = wp.sin(heading_angle)
    area_value = c * planar_p.x - sin_t * planar_p.y
    spun_p = wp.vec2(area_value, sin_t * planar_p.x + c * planar_p.y)
    p_a = wp.normalize(spun_p)
    query_p = triangle_b[i, wp.max(j - 1, 0), k, l]
    plane_normal = wp.normalize(tensors[i, j, k, l][1])
    plane_point = tensors[i, wp.max(j - 1, 0), k, l][1]
    edge_len = half_space(query_p, plane_normal, plane_point)
    normal = spun_p * edge_len
    summed = normal * plane_point[0] + (planar_p + p_a)
    p_c = 0.01 * (summed * 0.23)
    side_ab = wp.normalize(summed) - p_a
    side_ac = p_c - p_a
    orient_abc = side_ab.x * side_ac.y - side_ab.y * side_ac.x
    areas_out[i, j, k, l] += orient_abc
    d = triangle_b[i, j, k, wp.max(l - 1, 0)]
    cosine = tetra_volume(plane_normal, plane_point, query_p, d)
    distances[i, j, k, l] = cosine - areas[i, wp.max(j - 1, 0), k, l]
