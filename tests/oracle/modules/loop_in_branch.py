import warp as wp


@wp.kernel
def in_branch(a: wp.array(dtype=float), n: int, out: wp.array(dtype=float)):
    i = wp.tid()
    s = float(0.0)
    if a[i] > 0.0:
        for j in range(n):
            s += a[j]
    else:
        for j in range(3):
            s -= a[j]
        while s < 0.0:
            s += 1.0
    out[i] = s
