import warp as wp


@wp.kernel
def cast_index(a: wp.array(dtype=float), x: float, n: wp.int64):
    i = wp.tid()
    a[int(x)] = a[int(x * 2.0) % 4]
    for j in range(int(n)):
        a[j] += float(j)
    for j in range(int(3)):
        a[j] += 1.0
