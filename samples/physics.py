import warp as wp


@wp.kernel
def integrate_membrane(
    count: wp.int32,
    temperatures: wp.array(dtype=float),
    initial_velocity: wp.vec3,
    anchor: wp.vec2,
    tags: wp.array(dtype=wp.int32),
    rest_lengths: wp.array(dtype=float),
    total_energy: wp.array(dtype=wp.vec3, ndim=2),
):
    i = wp.tid()
    if i >= count:
        return

    rest_length = rest_lengths[i]
    loading = anchor.x * 3.5
    heading = anchor * rest_length
    drift = initial_velocity * 2.8
    separation = wp.normalize(drift) - initial_velocity
    stretch_length = wp.length(separation) + 0.001
    tension = 1.2 * (stretch_length - 0.7)
    pull = separation * (tension / stretch_length)
    contribution = pull * temperatures[(i + 1) % count] * wp.length(anchor)
    scaled = contribution * float(tags[wp.max(i - 1, 0)])
    product = wp.normalize(scaled) * rest_length * loading
    wp.atomic_add(total_energy, 0, 0, product * heading.x)
