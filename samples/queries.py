import warp as wp

FAR = 3.0


@wp.kernel
def simulate_lidar(
    scene: wp.uint64,
    origin: wp.vec3,
    heading: wp.quat,
    elevations: wp.array[float],
    sigma: float,
    seed: int,
    ranges: wp.array2d[float],
    intensity: wp.array2d[float],
):
    """A rotating lidar in a mesh, one ray for each beam and step of its turn."""
    beam, step = wp.tid()
    num_steps = ranges.shape[1]
    azimuth = wp.tau * float(step) / float(num_steps)
    elevation = elevations[beam]
    ce = wp.cos(elevation)
    local = wp.vec3(ce * wp.cos(azimuth), ce * wp.sin(azimuth), wp.sin(elevation))
    direction = wp.quat_rotate(heading, local)
    hit = wp.mesh_query_ray(scene, origin, direction, FAR)
    if not hit.result:
        return

    rng = wp.rand_init(seed, beam * num_steps + step)
    dist = hit.t + sigma * wp.randn(rng)
    ranges[beam, step] = dist
    intensity[beam, step] = wp.abs(wp.dot(hit.normal, direction))
