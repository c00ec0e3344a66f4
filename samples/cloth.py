import warp as wp


@wp.kernel(enable_backward=False)
def compute_cloth_normals(
    offsets: wp.array[int],
    incident: wp.array[int],
    tris: wp.array2d[int],
    positions: wp.array[wp.vec3],
    normals: wp.array[wp.vec3],
):
    i = wp.tid()
    total = wp.vec3(0.0)
    for e in range(offsets[i], offsets[i + 1]):
        f = incident[e]
        a = tris[f, 0]
        b = tris[f, 1]
        c = tris[f, 2]
        to_b = positions[b] - positions[a]
        to_c = positions[c] - positions[a]
        tri_n = wp.cross(to_b, to_c)
        size_n = wp.length(tri_n)
        if size_n == 0.0:
            continue
        total += tri_n / size_n
    size_n = wp.length(total)
    if size_n == 0.0:
        return
    normals[i] = total / size_n
