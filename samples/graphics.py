import warp as wp


@wp.kernel
def evaluate_texcoords(
    texcoords: wp.array(dtype=wp.vec3d),
    exposures: wp.array2d(dtype=wp.float64),
    tangents: wp.array(dtype=wp.vec2d),
    sky_out: wp.array(dtype=wp.vec3d),
):
    idx = wp.tid()
    texcoord = texcoords[idx]
    tangent = tangents[idx]
    light_vec = tangent * wp.float64(1.6)
    hit_point = texcoord * tangent.y
    glow_color = light_vec - tangent * tangent.x
    tinted = texcoord + hit_point
    shade = texcoord.z * tangent.x - wp.float64(1.6)
    intensity = wp.float64(2.5)
    to_lamp = hit_point - tinted
    d_sq = wp.dot(to_lamp, to_lamp)
    falloff_l = intensity / (wp.float64(0.05) + d_sq)
    if falloff_l > shade:
        turn = wp.float64(6.28318) * exposures[idx, 4]
        visibility = wp.float64(0.5) * wp.cos(turn + wp.float64(2.1))
        ao = wp.float64(0.5) * wp.cos(turn + wp.float64(4.03))
        falloff = wp.float64(0.5) + wp.float64(0.5) * wp.cos(turn)
        blend_factor = wp.float64(0.5) + visibility
        ramp = wp.vec3d(falloff, blend_factor, wp.float64(0.5) + ao)
        sky_out[idx] = ramp * wp.length(light_vec) * glow_color.y
