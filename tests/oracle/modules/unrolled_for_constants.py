import warp as wp


COUNT = wp.constant(3)
START = 1


@wp.kernel
def unrolled_constants(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    s = float(0.0)
    for j in range(COUNT):
        s += a[j]
    for j in range(START, COUNT):
        s += a[j]
    for j in range(START, COUNT + 2):
        s += a[j]
    out[i] = s
