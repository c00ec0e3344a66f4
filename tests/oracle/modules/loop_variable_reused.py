import warp as wp


@wp.kernel
def reused(a: wp.array(dtype=float), n: int, out: wp.array(dtype=float)):
    i = wp.tid()
    s = float(0.0)
    for j in range(3):
        s += a[j]
    for j in range(n):
        s += a[j]
    for j in range(2):
        s += a[j]
    for j in range(n):
        s -= a[j]
    out[i] = s
