import warp as wp


@wp.kernel
def mix_primary_mass(directions: wp.array2d(dtype=wp.vec3), combined: wp.array2d(dtype=wp.vec3), contributions: wp.array3d(dtype=wp.vec3), frequency: float, direction: wp.vec3, num_items: int):
    row, col = wp.tid()
    if row >= num_items:
        return
    center = wp.cross(wp.normalize(directions[row, col]), direction * frequency)
    combined[row, col] = center
    for iteration in range(3):
        edge = center if wp.sin(frequency) <= -0.32 else center * 0.5
        contributions[row, col, iteration] = wp.max(directions[row][col]) * edge * float(iteration)
