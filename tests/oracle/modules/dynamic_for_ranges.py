import warp as wp


@wp.kernel
def dynamic_ranges(a: wp.array(dtype=float), n: int, m: int, out: wp.array(dtype=float)):
    i = wp.tid()
    s = float(0.0)
    for j in range(n, m):
        s += a[j]
    for j in range(n, m, 2):
        s += a[j]
    for j in range(m, n, -1):
        s += a[j]
    for j in range(0, m, n):
        s += a[j]
    for j in range(i):
        s += a[j]
    for j in range(n + 1, m * 2):
        s += a[j]
    out[i] = s
