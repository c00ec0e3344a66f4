import warp as wp


vec7 = wp.types.vector(length=7, dtype=float)
vec12i = wp.types.vector(length=12, dtype=wp.int32)
mat23 = wp.types.matrix(shape=(2, 3), dtype=float)
mat55 = wp.types.matrix(shape=(5, 5), dtype=wp.float64)


@wp.kernel
def custom(a: wp.array(dtype=vec7), b: wp.array(dtype=vec12i), m: wp.array(dtype=mat23), d: wp.array(dtype=mat55), v: vec7):
    i = wp.tid()
    x = vec7(1.0)
    y = vec7(1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0)
    z = vec7()
    x[6] = 3.0
    a[i] = x + y + z + v * 2.0
    w = b[i]
    for j in range(12):
        w[j] = w[j] + j
    b[i] = w
    n = mat23(1.0, 2.0, 3.0, 4.0, 5.0, 6.0)
    n[1, 2] = a[i][0]
    n[0] = wp.vec3(1.0, 2.0, 3.0)
    m[i] = n + m[i]
    d[i] = d[i] * wp.float64(2.0)
    d[i][4, 4] = wp.float64(1.0)
