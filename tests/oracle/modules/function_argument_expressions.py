import warp as wp


@wp.func
def f(x: float, v: wp.vec3, n: int):
    return x * v[n]


@wp.kernel
def arguments(a: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = f(a[i][0] * 2.0, a[i] - a[0], (i + 1) % 3) + f(1.0, wp.vec3(1.0), 2) + f(float(i), a[i], int(out[i]))
