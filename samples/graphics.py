import warp as wp


@wp.func
def fog_blend(rgb: wp.vec3, view_depth: float, fog_rgb: wp.vec3, fog_density: float):
    distance = -fog_density * fog_density * view_depth * view_depth * 0.1
    trans = wp.exp(distance)
    return wp.lerp(fog_rgb, rgb, trans)


@wp.func
def film_response(radiance: float):
    top_part = radiance * (2.583 * radiance + 0.03)
    den_x = radiance * (2.45 * radiance + 0.59) + 0.14
    return wp.clamp(top_part / den_x, 0.0, 1.0)


@wp.func
def sphere_distance(p: wp.vec3, origin_c: wp.vec3, ball_radius: float):
    return wp.length(p - origin_c) - ball_radius


@wp.kernel
def tone_map_alphas(
    alphas: wp.array(dtype=float, ndim=2),
    texels: wp.array(dtype=float),
    bloom: float,
    bucket_energy: wp.array(dtype=wp.vec3),
):
    x, y = wp.tid()
    shade = bloom - 2.75
    ao = texels[y] * bloom + 0.55
    haze = alphas[x, y] * bloom - 1.1
    rgb = wp.max(wp.min(wp.vec3(0.0, ao, shade), wp.vec3(2.0)), wp.vec3(0.0))
    ndotl = sphere_distance(rgb, rgb * 0.6, 0.5)
    light_in = wp.clamp(ndotl, 0.0, 10.0)
    falloff = film_response(light_in)
    luma_v = 0.299 * rgb.x + 0.587 * rgb.y + 0.114 * rgb.z
    muted = wp.lerp(wp.vec3(luma_v), rgb, wp.max(haze, 0.0))
    fog_rgb = wp.min(muted, wp.vec3(2.0))
    light_vec = fog_blend(rgb, falloff, fog_rgb, 0.02)
    exposed = light_vec * 0.2
    peak_c = wp.max(wp.max(exposed.x, exposed.y), exposed.z)
    out_c = exposed / (1.0 + peak_c)
    bucket_energy[x % 16] += out_c
