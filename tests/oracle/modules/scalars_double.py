import warp as wp


@wp.kernel
def doubles(a: wp.array(dtype=wp.float64), v: wp.array(dtype=wp.vec3d), x: wp.float64, n: int):
    i = wp.tid()
    s = wp.float64(0.0)
    for j in range(n):
        s += a[j] * x
    v[i] = v[i] * s + wp.vec3d(s, x, wp.float64(0.1))
    a[i] = s + v[i][0] + wp.float64(n)
