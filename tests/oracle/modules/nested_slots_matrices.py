import warp as wp


@wp.kernel
def of_array(s: wp.array(dtype=wp.mat33), x: float):
    i = wp.tid()
    s[i][1] = wp.vec3(x)
    s[i][1] += wp.vec3(x)
    s[i][1][2] += x
    s[i][1][2] = x
    s[i][0, 2] -= x
    s[i][2, 0] = s[i][1][1]


@wp.kernel
def of_argument(m: wp.mat33, x: float, out: wp.array(dtype=wp.mat33)):
    i = wp.tid()
    m[1][2] = x
    m[1][2] += x
    m[0, 0] = m[2][1]
    out[i] = m
