import warp as wp


@wp.kernel
def typed(n: wp.int32, a: wp.array(dtype=int)):
    i = wp.tid()
    for j in range(wp.min(n, 4)):
        a[j] += 1
    for j in range(a[i]):
        a[j] += 2
    for j in range(i, a[i] + 1, 2):
        a[j] += 3
    for j in range(-n, n):
        a[j + n] += 4
    for j in range(n // 2, n * 2 - 1):
        a[j] += 5
    for j in range(a.shape[0] - 1, -1, -1):
        a[j] += 6
