import warp as wp


@wp.kernel
def casts(a: wp.array(dtype=float), b: wp.array(dtype=int)):
    i = wp.tid()
    x = float(i)
    n = int(a[i])
    p = bool(n)
    a[0] = x + float(p) + float(n)
    b[0] = int(x) + int(p) + n + int(i)
    b[1] = wp.int32(a[i]) + wp.int(2.5)
    a[1] = wp.float32(n) + wp.float(3)
    if bool(a[i]):
        a[2] = 1.0
