import warp as wp


@wp.kernel
def _integrate_mesh(
    verts: wp.array[wp.vec3],
    faces: wp.array[int],
    volume: wp.array[float],
    moment: wp.array[wp.vec3],
    second: wp.array[wp.mat33],
):
    """Volume and moments of a closed mesh."""
    t = wp.tid()
    a = verts[faces[3 * t]]
    b = verts[faces[3 * t + 1]]
    c = verts[faces[3 * t + 2]]
    vol = wp.dot(a, wp.cross(b, c)) / 6.0
    s = a + b + c
    wp.atomic_add(volume, 0, vol)
    # the fourth vertex is the origin
    wp.atomic_add(moment, 0, 0.25 * vol * s)
    outer_sum = wp.outer(a, a) + wp.outer(b, b) + wp.outer(c, c) + wp.outer(s, s)
    wp.atomic_add(second, 0, vol / 20.0 * outer_sum)
