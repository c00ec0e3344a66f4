import warp as wp


@wp.kernel
def nested(a: wp.array2d(dtype=float), b: wp.array2d(dtype=float), c: wp.array2d(dtype=float), n: int):
    i, j = wp.tid()
    s = float(0.0)
    for k in range(n):
        t = float(0.0)
        for m in range(k):
            t += b[m, j]
            if t > 10.0:
                break
        s += a[i, k] * t
        if s < 0.0:
            continue
        s = s + 1.0
    c[i, j] = s
