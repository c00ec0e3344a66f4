import warp as wp


N = 5


@wp.kernel
def statics(a: wp.array(dtype=float)):
    i = wp.tid()
    x = wp.static(N * 2)
    y = wp.static(0.5 + 0.25)
    a[i] = float(x) + y + wp.static(float(N) / 3.0)
    for j in range(wp.static(N - 2)):
        a[j] += 1.0
