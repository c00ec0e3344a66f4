import warp as wp


@wp.kernel
def mass_matrix_entries(
    last_link: wp.array[int],
    axes: wp.array[wp.vec3],
    anchors: wp.array[wp.vec3],
    sliding: wp.array[int],
    coms: wp.array[wp.vec3],
    masses: wp.array[float],
    matrix: wp.array2d[float],
):
    a, b = wp.tid()
    total = float(0.0)
    # links that both joints move
    for link in range(wp.max(a, b), wp.min(last_link[a], last_link[b]) + 1):
        va = wp.cross(axes[a], coms[link] - anchors[a])
        vb = wp.cross(axes[b], coms[link] - anchors[b])
        if sliding[a] > 0:
            va = axes[a]
        if sliding[b] != 0:
            vb = axes[b]
        total += masses[link] * wp.dot(va, vb)
    matrix[a, b] = total
