import warp as wp


@wp.kernel
def density_of_points(
    grid_id: wp.uint64,
    points: wp.array[wp.vec3],
    density: wp.array[float],
    support: float,
):
    """Sums in density[i] the weights (1 - d / support)^2 of the points that are less
    than support from points[i], without itself, where d is the distance.
    """
    i = wp.tid()
    p = points[i]
    q = wp.hash_grid_query(grid_id, p, support)
    j = int(0)
    rho = float(0.0)
    while wp.hash_grid_query_next(q, j):
        if j == i:
            continue
        dist = wp.length(points[j] - p)
        if dist < support:
            rho += (1.0 - dist / support) * (1.0 - dist / support)
    density[i] = rho
