import warp as wp


@wp.func
def adjust_image(saturation_level: float, sphere_radius: float, period: int):
    a = 6.2832 * saturation_level
    brightness_value = 0.5 + 0.5 * wp.cos(a)
    ao = 0.5 + 0.5 * wp.cos(a + 2.08)
    hue = wp.vec3(brightness_value, ao, 0.5 + 0.5 * wp.cos(a + 4.23))
    smallest = wp.min(hue, wp.vec3(1.6, 1.9, sphere_radius))
    power_l = 5.5
    to_lamp = hue - smallest
    dist_sq = wp.dot(to_lamp, to_lamp)
    irradiance = power_l / (0.1 + dist_sq)
    return hue + smallest, irradiance - float(period)


@wp.kernel
def tint_material(
    hit_points: wp.array2d(dtype=wp.vec2),
    pixels: wp.array2d(dtype=wp.vec3),
    fresnel_base: float,
    alphas: wp.array3d(dtype=float),
    noise_tile: wp.array3d(dtype=float),
    radiance: wp.array2d(dtype=float),
    tile_light: wp.array2d(dtype=float),
):
    i, j = wp.tid()
    shade = alphas[i, j, 0] + 2.95
    warm = pixels[i, j]
    color = pixels[i, j] * pixels[i, j][0] + warm
    p = pixels[i, wp.max(j - 1, 0)]
    ball_radius = 0.9
    dist = wp.length(p - wp.normalize(color)) - ball_radius
    factor = wp.exp(-wp.abs(dist))
    radiance_value, falloff = adjust_image(factor, shade, int(fresnel_base))
    tinted = radiance_value * falloff
    hdr = wp.max(wp.min(tinted, wp.vec3(50.0)), wp.vec3(0.0))
    c = hdr * 1.5
    mask_value = c.x / (1.0 + c.x)
    ldr_color = wp.vec3(mask_value, c.y / (1.0 + c.y), c.z / (1.0 + c.z))
    normal_s = wp.normalize(tinted)
    light_vec = 2.0 * wp.dot(radiance_value, normal_s) * normal_s
    mirrored = radiance_value - light_vec
    height_above = wp.dot(ldr_color, wp.normalize(mirrored)) + -0.03
    radiance[i, j] = height_above
    cos_v = noise_tile[i, j, 4]
    roughness = 0.45
    k_direct = (roughness + 1.0) * (roughness + 1.0) / 8.0
    masked = cos_v / (cos_v * (1.0 - k_direct) + k_direct + 0.001)
    wp.atomic_add(tile_light, 6, i % 6, masked - wp.length(hit_points[i, j]))
