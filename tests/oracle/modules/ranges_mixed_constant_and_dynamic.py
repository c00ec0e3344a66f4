import warp as wp


@wp.kernel
def mixed(n: int, a: wp.array(dtype=int)):
    i = wp.tid()
    for j in range(0, n):
        a[j] += 1
    for j in range(n, 10):
        a[j] += 2
    for j in range(1, 10, n):
        a[j] += 3
    for j in range(10, 0, -n):
        a[j] += 4
    for j in range(3 * 2):
        a[j] += 5
    for j in range(-(-2)):
        a[j] += 6
    for j in range(int(2)):
        a[j] += 7
