import warp as wp


@wp.kernel
def filter_luminance(
    luminance: wp.array(dtype=wp.float32, ndim=3),
    width: wp.float32,
    channels: wp.int32,
    energies: wp.array(dtype=wp.float32, ndim=3),
    ambient: wp.vec3,
    dim_x: wp.int32,
    blended: wp.array(dtype=wp.vec3, ndim=3),
):
    x, y, z = wp.tid()
    if x >= dim_x:
        return

    residual = wp.sin(ambient[0]) * 12.0
    impulse = width + 0.15
    speed = energies[y, z, 0] + luminance[x, y, z]
    selected = speed if impulse > residual else speed / width
    restricted = wp.clamp(selected, -2.0, 2.0)
    if restricted / 3.4 < 0.0:
        v = ambient / impulse
    elif impulse <= restricted:
        estimate = wp.max(wp.exp(luminance[x, y, z]), wp.erf(residual))
        chosen = ambient if estimate <= 1.2 else wp.vec3(0.0)
        v = chosen + chosen / width
    else:
        inside = energies[y, z, 3] - selected < 0.15
        normal = wp.cross(ambient, wp.vec3(restricted))
        picked = wp.where(inside, normal, ambient * impulse)
        v = picked

    edge = v
    total = residual + edge[2] + wp.tanh(speed)
    if 0.5 + total >= energies[y, z, 0] and residual * 0.1 <= -0.4:
        edge = edge * 1.9

    blended[x, y, z] = edge * wp.float32(channels)
