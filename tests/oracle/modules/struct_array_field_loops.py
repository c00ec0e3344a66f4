import warp as wp


@wp.struct
class Mesh:
    points: wp.array(dtype=wp.vec3)
    indices: wp.array2d(dtype=int)
    count: int


@wp.func
def area(m: Mesh, t: int):
    a = m.points[m.indices[t, 0]]
    b = m.points[m.indices[t, 1]]
    c = m.points[m.indices[t, 2]]
    return 0.5 * wp.length(wp.cross(b - a, c - a))


@wp.kernel
def areas(m: Mesh, out: wp.array(dtype=float)):
    i = wp.tid()
    for t in range(m.count):
        out[t] = area(m, t)
    for t in range(m.indices.shape[0]):
        wp.atomic_add(out, 0, area(m, t))
    m.points[i] = m.points[i] * 2.0
