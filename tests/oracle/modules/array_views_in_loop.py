import warp as wp


@wp.kernel
def view_loop(b: wp.array2d(dtype=float), n: int, out: wp.array(dtype=float)):
    i = wp.tid()
    s = float(0.0)
    for j in range(n):
        row = b[j]
        s += row[i]
        for k in range(2):
            s += b[k][j]
    out[i] = s
