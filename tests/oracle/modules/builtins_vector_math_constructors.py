import warp as wp


@wp.kernel
def vectors(x: float, n: int, v: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):
    i = wp.tid()
    a = wp.vector(x, 1.0, 2.0)
    b = wp.vector(x, length=5)
    c = wp.vector(length=4, dtype=float)
    d = wp.vector(1, 2, n)
    e = wp.vec4(x)
    f = wp.vec3(a)
    g = wp.vector(x, x, dtype=float)
    h = wp.vec2d(wp.float64(x), wp.float64(1.0))
    j = wp.vector(n, length=3, dtype=int)
    k = wp.vector(a, dtype=wp.float64)
    v[i] = a + f
    out[0] = b[4] + c[0] + float(d[2]) + e[3] + g[1] + float(h[0]) + float(j[1]) + float(k[2])


@wp.kernel
def matrices(x: float, v: wp.vec3, m: wp.array(dtype=wp.mat33), out: wp.array(dtype=float)):
    i = wp.tid()
    a = wp.mat33(x, 0.0, 0.0, 0.0, x, 0.0, 0.0, 0.0, x)
    b = wp.mat33(x)
    c = wp.mat33()
    d = wp.matrix(x, shape=(2, 2))
    e = wp.matrix(1.0, 2.0, 3.0, x, shape=(2, 2))
    f = wp.matrix(shape=(3, 4), dtype=float)
    g = wp.identity(3, float)
    h = wp.identity(n=2, dtype=wp.float64)
    j = wp.matrix_from_cols(v, v, v)
    k = wp.matrix_from_rows(v, wp.vec3(1.0, 2.0, 3.0))
    n = wp.mat33(a)
    p = wp.matrix_from_cols(v, v)
    m[i] = a + b + c + g + j + n
    out[0] = d[0, 1] + e[1, 1] + f[2, 3] + float(h[1, 1]) + k[1, 2] + p[2, 1]
