import warp as wp


@wp.kernel
def assemble_mass_matrix(
    subtree_end: wp.array[int],
    axis_w: wp.array[wp.vec3],
    pivots: wp.array[wp.vec3],
    is_slider: wp.array[int],
    coms: wp.array[wp.vec3],
    mass: wp.array[float],
    matrix: wp.array2d[float],
):
    a, b = wp.tid()
    total = float(0.0)
    # links that both joints move
    for link in range(wp.max(a, b), wp.min(subtree_end[a], subtree_end[b]) + 1):
        va = wp.cross(axis_w[a], coms[link] - pivots[a])
        vb = wp.cross(axis_w[b], coms[link] - pivots[b])
        if is_slider[a] > 0:
            va = axis_w[a]
        if is_slider[b] != 0:
            vb = axis_w[b]
        total += mass[link] * wp.dot(va, vb)
    matrix[a, b] = total
