import warp as wp


@wp.kernel
def density_of_points(
    grid_id: wp.uint64,
    positions: wp.array[wp.vec3],
    density: wp.array[float],
    radius: float,
):
    """Sums in density[i] the weights (1 - d / radius)^2 of the points that are less
    than radius from positions[i], without itself, where d is the distance.
    """
    tid = wp.tid()
    p = positions[tid]
    q = wp.hash_grid_query(grid_id, p, radius)
    index = int(0)
    rho = float(0.0)
    while wp.hash_grid_query_next(q, index):
        if index == tid:
            continue
        dist = wp.length(positions[index] - p)
        if dist < radius:
            rho += (1.0 - dist / radius) * (1.0 - dist / radius)
    density[tid] = rho
