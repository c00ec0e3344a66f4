import math

import warp as wp

N = 5
SCALE = wp.constant(2.5)
HALF = wp.float16(0.5)
AXIS = wp.vec3(1.0, 2.0, 3.0)


@wp.func
def scaled(x: float):
    y = x * wp.static(SCALE * 2.0)
    if wp.static(N > 3):
        y += wp.static(math.sqrt(2.0))
    return y


@wp.kernel
def values(a: wp.array(dtype=float), n: int):
    i = wp.tid()
    x = wp.static(-N)
    big = wp.static(wp.int64(7))
    v = wp.static(AXIS)
    w = wp.static(wp.vec3(0.0, 1.0, 0.0))
    h = wp.static(HALF)
    b = wp.static(N == 5)
    a[i] = float(x) + float(big) + v[0] + w[1] + float(h) + scaled(a[i])
    if b:
        a[i] = wp.static(
            float(N)
            / 3.0
        )
    for j in range(wp.static(N - 2)):
        a[j] += wp.static(min(N, 7) * 1.0)
    for k in range(n):
        a[k] = wp.static(max(1.0, 2.0)) + wp.static(round(2.5) + 0.5)
    a[wp.static(abs(-1))] = wp.static(0.25)


@wp.kernel
def branches(a: wp.array(dtype=float)):
    i = wp.tid()
    if wp.static(N > 100):
        a[i] = 1.0
    else:
        a[i] = 2.0
    while a[i] < wp.static(10.0 * N):
        a[i] += wp.static(1.0 if N > 3 else 2.0)
