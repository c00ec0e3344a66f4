import warp as wp


@wp.kernel
def backwards(a: wp.array(dtype=float), n: int):
    i = wp.tid()
    for j in reversed(range(n)):
        a[j] += float(j)
    for j in reversed(range(3)):
        a[j] += 1.0
