import warp as wp


@wp.kernel
def row_read(m: wp.mat33, ms: wp.array(dtype=wp.mat44), out: wp.array(dtype=float)):
    i = wp.tid()
    r = m[1]
    k = i % 3
    out[0] = r[2] + m[1, 2] + m[1][2]
    out[1] = m[k, 0] + m[0, k] + m[k][k]
    out[2] = ms[i][3, 3] + ms[i][2][1]
    out[3] = m[-1, -2]
