import warp as wp


@wp.kernel
def randomize_orientation(
    episode_seed: int,
    respawn: wp.array[int],
    rest_rot: wp.array[wp.quatf],
    origins: wp.array[wp.vec3f],
    scatter: float,
    xforms: wp.array[wp.transformf],
):
    idx = wp.tid()
    if not respawn[idx]:
        return
    state = wp.rand_init(episode_seed, idx)
    # Shoemake's method, uniform over SO(3)
    u1 = wp.randf(state)
    u2 = 2.0 * wp.pi * wp.randf(state)
    u3 = 2.0 * wp.pi * wp.randf(state)
    s1 = wp.sqrt(1.0 - u1)
    s2 = wp.sqrt(u1)
    rotation = wp.quatf(s1 * wp.sin(u2), s1 * wp.cos(u2), s2 * wp.sin(u3), s2 * wp.cos(u3))
    rotation = rotation * rest_rot[idx]
    r = scatter * wp.sqrt(wp.randf(state))
    around = 2.0 * wp.pi * wp.randf(state)
    xforms[idx] = wp.transformf(origins[idx] + wp.vec3f(r * wp.cos(around), r * wp.sin(around), 0.0), rotation)
