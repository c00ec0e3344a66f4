import warp as wp


@wp.kernel
def bound(n: int, a: wp.array(dtype=int)):
    i = wp.tid()
    m = int(n)
    for j in range(m):
        m = m - 1
        a[j] = m
