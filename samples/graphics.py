import warp as wp

GLOSS = 0.288
AMBIENT = wp.constant(0.9)
EDGE_WIDTH = 0.379


@wp.func
def lens_falloff(screen_u: wp.float32, screen_v: float, strength_v: wp.float32):
    du = screen_u - 0.5
    dv = screen_v - 0.5
    return wp.clamp(1.0 - strength_v * (du * du + dv * dv), 0.0, 1.0)


@wp.func
def resolve_raw_lights(far_depth: float, fog_density: float, sphere_radius: float):
    hit_point = wp.vec3(far_depth, sphere_radius, 1.1)
    tint = wp.max(wp.min(hit_point, wp.vec3(4.0)), wp.vec3(0.0))
    grey_level = 0.299 * tint.x + 0.587 * tint.y + 0.114 * tint.z
    return grey_level * fog_density


@wp.func
def torus_sdf(point_p: wp.vec3, ring_radius: float, minor: float):
    planar = wp.length(wp.vec2(point_p.x, point_p.z)) - ring_radius
    return wp.length(wp.vec2(planar, point_p.y)) - minor


@wp.func
def plane_distance(pos_p: wp.vec3, n: wp.vec3, plane_height: float):
    return wp.dot(pos_p, n) + plane_height


@wp.kernel
def blend_rays(
    surf_points: wp.array2d(dtype=wp.vec2),
    pixels: wp.array2d(dtype=wp.vec3),
    tile_scale: float,
    roughness_map: wp.array(dtype=wp.float32, ndim=3),
    shadow_map: wp.array(dtype=float, ndim=3),
    hit_depth: wp.array2d(dtype=float),
    final_color: wp.array2d(dtype=wp.float32),
):
    x, y = wp.tid()
    ao = pixels[x, y].z * roughness_map[x, y, 2] + shadow_map[x, y, y % 8]
    ao += pixels[x][y][1]
    ao += 2.15
    distance = wp.max(shadow_map[x, y, y % 8], tile_scale)
    n_dot_v = wp.clamp(ao, 0.0, 1.0)
    roughness = 0.67
    k = roughness * roughness / 2.0
    masked = n_dot_v / (n_dot_v * (1.0 - k) + k + 0.001)
    haze = resolve_raw_lights(distance, distance, masked)
    surface_color = pixels[x, y] / (wp.abs(haze) + 0.2) * (surf_points[x, y].y * masked)
    d_sphere = wp.length(pixels[x, y] - 0.1 * surface_color) - roughness
    n_dot_h = wp.clamp(d_sphere, 0.0, 1.0)
    rough = 0.7
    a_sq = rough * rough
    d = n_dot_h * n_dot_h * (a_sq - 1.0) + 1.0
    facets = a_sq / (3.14159 * d * d)
    falloff = lens_falloff(wp.min(facets, 1.0), n_dot_v, rough)
    if not falloff > rough:
        point_p = pixels[x, wp.max(y - 2, 0)]
        hit_depth[x, y] = torus_sdf(point_p, 0.7, GLOSS)
    else:
        ambient_term = torus_sdf(pixels[x, y], AMBIENT, EDGE_WIDTH)
        hit_depth[x, y] = ambient_term - tile_scale * d_sphere
    p = pixels[x, wp.max(y - 2, 0)]
    final_color[y, x] = plane_distance(p, wp.normalize(pixels[x, y]), n_dot_h)
