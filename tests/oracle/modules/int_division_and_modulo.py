import warp as wp


@wp.kernel
def divisions(a: wp.array(dtype=int), f: wp.array(dtype=float)):
    i = wp.tid()
    a[0] = a[i] // 3
    a[1] = a[i] % 3
    a[2] = a[i] / 3
    f[0] = f[i] // 2.0
    f[1] = f[i] % 2.0
    f[2] = f[i] / 2.0
    f[3] = float(a[i]) / float(a[0])
    f[4] = f[i] ** 2.0
