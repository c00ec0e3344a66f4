import warp as wp


@wp.kernel
def others(
    f: wp.array(dtype=float),
    d: wp.array(dtype=wp.float64),
    n: wp.array(dtype=int),
    u: wp.array(dtype=wp.uint32),
    f2: wp.array2d(dtype=float),
    f3: wp.array3d(dtype=int),
    v: wp.array(dtype=wp.vec3),
    m: wp.array(dtype=wp.mat22),
):
    i = wp.tid()
    wp.atomic_sub(f, 0, f[i])
    wp.atomic_min(f, 1, f[i])
    wp.atomic_max(f, 2, f[i])
    a = wp.atomic_sub(d, 0, d[i])
    b = wp.atomic_min(d, 1, d[i])
    c = wp.atomic_max(d, 2, d[i])
    wp.atomic_sub(n, 0, 1)
    wp.atomic_min(n, 1, i)
    k = wp.atomic_max(n, 2, i)
    wp.atomic_max(u, 2, u[i])
    wp.atomic_sub(f2, i, 0, 1.0)
    wp.atomic_min(f2, i, 1, 1.0)
    wp.atomic_max(f3, i, 1, 2, 3)
    wp.atomic_sub(v, i, v[0])
    wp.atomic_min(v, i, v[0])
    wp.atomic_max(v, i, v[0])
    wp.atomic_sub(m, i, m[0])
    wp.atomic_min(m, i, m[0])
    d[k] = a + b + c
