import warp as wp


@wp.kernel
def over_sixteen(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    s = float(0.0)
    for j in range(17):
        s += a[j]
    for j in range(0, 100, 5):
        s -= a[j]
    for j in range(40, 0, -2):
        s *= a[j]
    out[i] = s
