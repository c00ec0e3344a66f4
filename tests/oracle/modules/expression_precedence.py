import warp as wp


@wp.kernel
def precedence(a: wp.array(dtype=float), n: wp.array(dtype=int)):
    i = wp.tid()
    a[0] = -a[1] ** 2.0
    a[2] = a[0] - a[1] - a[2]
    a[3] = a[0] / a[1] * a[2]
    a[4] = a[0] - (a[1] - a[2])
    n[0] = 1 + n[1] << 2 & 7 | 8 ^ 3
    n[1] = ~n[0] & -n[2]
    n[2] = n[0] - n[1] // 2 % 3
