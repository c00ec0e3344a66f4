import warp as wp


@wp.kernel(enable_backward=False)
def compute_cloth_normals(
    offsets: wp.array[int],
    incident: wp.array[int],
    triangles: wp.array2d[int],
    x: wp.array[wp.vec3],
    n_out: wp.array[wp.vec3],
):
    i = wp.tid()
    acc = wp.vec3(0.0)
    for s in range(offsets[i], offsets[i + 1]):
        t = incident[s]
        a = triangles[t, 0]
        b = triangles[t, 1]
        c = triangles[t, 2]
        to_b = x[b] - x[a]
        to_c = x[c] - x[a]
        tri_n = wp.cross(to_b, to_c)
        size_n = wp.length(tri_n)
        if size_n == 0.0:
            continue
        acc += tri_n / size_n
    size_n = wp.length(acc)
    if size_n == 0.0:
        return
    n_out[i] = acc / size_n
