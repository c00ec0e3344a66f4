import warp as wp


@wp.kernel
def scatter_origins(
    origins: wp.array(dtype=wp.vec3),
    origin: wp.vec3,
    epsilon: float,
    count: int,
    aggregate: wp.array(dtype=wp.vec3),
):
    i = wp.tid()
    if i >= count:
        return

    rng = wp.rand_init(271, i)
    origin_i = origins[i]
    impulse = origin.z * 1.9 + 2.0
    outer_part = wp.cos(impulse) * origin_i.z + 2.5
    delta = origins[wp.max(i - 1, 0)] - origin_i
    side = wp.cross(delta, wp.vec3(epsilon, outer_part, delta.y))
    wp.atomic_add(aggregate, i % 2, side * wp.randf(rng))
