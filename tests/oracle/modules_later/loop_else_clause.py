import warp as wp


@wp.kernel
def clauses(a: wp.array(dtype=float), n: int):
    i = wp.tid()
    for j in range(n):
        a[j] = 1.0
    else:
        a[i] = 2.0
    k = int(0)
    while k < 3:
        k += 1
    else:
        a[i] = 3.0
