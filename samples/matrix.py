import warp as wp


@wp.kernel
def integrate_field(
    origins: wp.array(dtype=wp.vec3, ndim=1),
    covariances: wp.array(dtype=wp.mat33, ndim=1),
    blocks: wp.array1d(dtype=wp.mat33),
    sensors: wp.array(dtype=wp.transform),
    positions: wp.array(dtype=wp.spatial_vector),
    counters: wp.array1d(dtype=wp.float32),
    combined: wp.array(dtype=wp.mat33),
):
    index = wp.tid()
    impulse = (positions[index][3] + wp.cos(origins[index].x) * positions[index][1]) * 3.25
    jacobian = covariances[wp.max(index - 1, 0)]
    block = blocks[index] + 7.0 * wp.identity(n=3, dtype=wp.float32)
    update, strain = wp.qr3(block)
    delta = wp.clamp(wp.trace(update) * strain[1, 2], -8.0, 8.0)
    m = delta * jacobian * (covariances[index] - blocks[index])
    combined[index] = wp.transpose(m)
    raw = wp.max(impulse * sensors[index][6], block[2, 0] / 3.0)
    wp.atomic_add(counters, 4, raw)
