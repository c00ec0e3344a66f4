import warp as wp


@wp.kernel
def assemble_color(
    color_members: wp.array[int],
    members: wp.array[int],
    x: wp.array[wp.vec3],
    rest_length: float,
    k_spring: float,
    min_length: float,
    forces: wp.array[wp.vec3],
):
    s = wp.tid()
    e = color_members[s]
    a = members[2 * e]
    b = members[2 * e + 1]
    d = x[b] - x[a]
    length = wp.length(d)
    d /= wp.max(length, min_length)
    stretch = length - rest_length
    f = k_spring * stretch * (1.0 + stretch * stretch)
    forces[a] = forces[a] + f * d
    forces[b] = forces[b] - f * d
