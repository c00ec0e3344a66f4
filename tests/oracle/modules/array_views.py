import warp as wp


@wp.kernel
def views(b: wp.array2d(dtype=float), c: wp.array3d(dtype=float), d: wp.array4d(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    row = b[i]
    plane = c[i]
    line = c[i, 0]
    block = d[i, 1]
    out[0] = row[1] + b[i][2] + plane[0, 1] + plane[1][2] + line[3] + block[0, 0] + d[0][1][2][3] + d[0, 1][2, 3]
    row[0] = 1.0
    plane[1, 1] = 2.0
    b[i][1] = 3.0
    line[0] += 4.0
