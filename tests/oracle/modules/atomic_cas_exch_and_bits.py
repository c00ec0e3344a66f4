import warp as wp


@wp.kernel
def bits(n: wp.array(dtype=int), u: wp.array2d(dtype=wp.uint32), l: wp.array3d(dtype=wp.int64), f: wp.array(dtype=float)):
    i = wp.tid()
    a = wp.atomic_cas(n, 0, 1, 2)
    b = wp.atomic_exch(n, 1, i)
    wp.atomic_and(n, 2, 7)
    wp.atomic_or(n, 3, 8)
    c = wp.atomic_xor(n, 4, 3)
    wp.atomic_cas(u, i, 0, wp.uint32(1), wp.uint32(2))
    wp.atomic_exch(u, i, 1, wp.uint32(3))
    wp.atomic_and(u, i, 2, wp.uint32(3))
    wp.atomic_or(l, i, 0, 1, wp.int64(5))
    wp.atomic_xor(l, i, 0, 1, wp.int64(5))
    x = wp.atomic_cas(f, 0, 1.0, 2.0)
    y = wp.atomic_exch(f, 1, 2.0)
    n[5] = a + b + c
    f[3] = x + y
