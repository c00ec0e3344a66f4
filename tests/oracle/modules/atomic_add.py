import warp as wp


@wp.kernel
def adds(
    f: wp.array(dtype=float),
    d: wp.array(dtype=wp.float64),
    n: wp.array(dtype=int),
    u: wp.array(dtype=wp.uint64),
    f2: wp.array2d(dtype=float),
    f3: wp.array3d(dtype=float),
    f4: wp.array4d(dtype=float),
    v: wp.array(dtype=wp.vec3),
    m: wp.array(dtype=wp.mat33),
    q: wp.array(dtype=wp.quat),
    t: wp.array(dtype=wp.transform),
):
    i = wp.tid()
    x = wp.atomic_add(f, 0, f[i])
    wp.atomic_add(d, i, wp.float64(1.0))
    k = wp.atomic_add(n, 0, 1)
    wp.atomic_add(u, 0, wp.uint64(1))
    wp.atomic_add(f2, i, 0, 1.0)
    wp.atomic_add(f3, i, 0, 1, 1.0)
    wp.atomic_add(f4, i, 0, 1, 2, 1.0)
    old = wp.atomic_add(v, i, wp.vec3(1.0, 2.0, 3.0))
    wp.atomic_add(m, i, m[0])
    wp.atomic_add(q, i, q[0])
    wp.atomic_add(t, i, t[0])
    f[k] = x + old[0]
