import warp as wp


@wp.func
def scale_field(up: wp.vec4, anchor: wp.vec4):
    heading_q = wp.quat_rpy(up[2], anchor[2], up[0])
    return (up - anchor) * wp.length(heading_q)


@wp.func
def refine_soft_drift(gain: float, dt: float):
    ratio = wp.vec4(2.0, 1.7, gain, dt) / wp.max(dt, 1.5)
    center = scale_field(ratio, ratio)
    capped = wp.min(wp.min(wp.length_sq(center), 25.0), 1.28)
    return wp.tan(capped)


@wp.kernel
def update_velocity(
    origins: wp.array(dtype=wp.vec3),
    strains: wp.array(dtype=wp.mat33),
    frames: wp.array(dtype=wp.mat33),
    xforms: wp.array(dtype=wp.transform),
    momenta: wp.array(dtype=wp.spatial_vector),
    response: wp.array(dtype=float),
    combined: wp.array(dtype=wp.mat33),
):
    index = wp.tid()
    impulse = momenta[index][0] * origins[index].y * 3.25
    strain = strains[index]
    block = frames[index] * strain + 19.0 * wp.identity(n=3, dtype=wp.float32)
    combined[index] = wp.inverse(block)
    magnitude = impulse / wp.max(strain[2, 0], 0.2)
    falloff = refine_soft_drift(magnitude, block[2, 1])
    heading_q = wp.transform_get_rotation(xforms[wp.max(index - 1, 0)])
    response[index] = falloff * wp.dot(heading_q, heading_q)
