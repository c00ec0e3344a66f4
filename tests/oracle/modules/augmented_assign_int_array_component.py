import warp as wp


@wp.kernel
def int_components(q: wp.array(dtype=wp.vec3i)):
    i = wp.tid()
    q[i][0] += 1
    q[i][1] -= 2
    q[i][2] |= 4
    q[i].x &= 6
    q[i][1] %= 3
    q[i][2] *= 2
    q[i][0] <<= 1
