import warp as wp


@wp.kernel
def folding(a: wp.array(dtype=float), n: wp.array(dtype=int)):
    i = wp.tid()
    a[0] = 1.0 + 2.0
    a[1] = 2.0 * 3.0 - 4.0 / 5.0
    n[0] = 1 + 2
    n[1] = 7 // 2 + 7 % 2
    n[2] = 1 << 4
    n[3] = -(1 + 2)
    a[2] = float(1 + 2)
