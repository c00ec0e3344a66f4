import warp as wp


@wp.kernel
def loop_expr(a: wp.array(dtype=float), n: int, out: wp.array(dtype=float)):
    i = wp.tid()
    s = float(0.0)
    for j in range(n):
        k = j * 2 + 1
        f = float(j) / float(n)
        s += f * a[k % n]
        if j == n - 1:
            s += 1.0
    out[i] = s
