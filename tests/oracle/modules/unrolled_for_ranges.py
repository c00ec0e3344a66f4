import warp as wp


@wp.kernel
def unrolled_ranges(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    s = float(0.0)
    for j in range(2, 5):
        s += a[j]
    for j in range(0, 8, 3):
        s += a[j]
    for j in range(3, -1, -1):
        s += a[j]
    for j in range(5, 5):
        s += 100.0
    for j in range(0):
        s += 100.0
    for j in range(-2, 1):
        s += float(j)
    out[i] = s
