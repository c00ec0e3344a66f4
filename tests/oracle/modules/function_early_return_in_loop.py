import warp as wp


@wp.func
def find(a: wp.array(dtype=float), n: int, x: float):
    for j in range(n):
        if a[j] == x:
            return j
    return -1


@wp.func
def find_unrolled(a: wp.array(dtype=float), x: float):
    for j in range(3):
        if a[j] == x:
            return j
    return -1


@wp.kernel
def search(a: wp.array(dtype=float), n: int, out: wp.array(dtype=int)):
    i = wp.tid()
    out[i] = find(a, n, 1.0) + find_unrolled(a, 2.0)
