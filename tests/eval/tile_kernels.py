"""Kernels with tiles; test_language.py runs them by Warp, whose CPU device has blocks of one thread, and by weft."""
from typing import Any

import warp as wp

# Without the backward pass, which in Warp does not compile for all of these.
wp.set_module_options({"fuse_fp": False, "enable_backward": False})


@wp.func
def twice(x: float):
    return x * 2.0


@wp.func
def blend(x: float, y: float, s: float):
    return x * s + wp.sin(y) * (1.0 - s)


@wp.func
def pair_of(x: float, y: float):
    return wp.vec2(x, y)


@wp.func
def length_of(v: wp.vec2):
    return wp.length(v)


@wp.func
def largest(a: float, b: float):
    return wp.max(a, b * 1.0001)


@wp.func
def total(t: Any):
    return wp.tile_sum(t)


@wp.func
def grown(t: Any):
    t += t
    return t * 0.5 + t


@wp.kernel
def tile_copies(a: wp.array2d(dtype=float), y: wp.array2d(dtype=float)):
    i, j = wp.tid()
    t = wp.tile_load(a, shape=(2, 3), offset=(i * 2, j * 3))
    wp.tile_store(y, t, offset=(i * 2, j * 3))


@wp.kernel
def tile_vectors(a: wp.array(dtype=wp.vec3), y: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    t = wp.tile_load(a, shape=4, offset=i * 4)
    u = t * 2.0 + t
    u[1] = wp.vec3(1.0, 2.0, 3.0)
    u[2][1] = 7.0
    s = wp.tile_sum(u)
    wp.tile_store(y, u, offset=i * 4)
    y[i * 4] = s[0] + wp.vec3(u[3][2])


@wp.kernel
def tile_products(a: wp.array2d(dtype=float), b: wp.array2d(dtype=float), y: wp.array2d(dtype=float)):
    i, j = wp.tid()
    acc = wp.tile_zeros(shape=(2, 2), dtype=float)
    for k in range(a.shape[1] // 3):
        p = wp.tile_load(a, shape=(2, 3), offset=(i * 2, k * 3))
        q = wp.tile_load(b, shape=(3, 2), offset=(k * 3, j * 2))
        wp.tile_matmul(p, q, acc)
    r = wp.tile_matmul(acc, acc)
    wp.tile_matmul(acc, wp.tile_transpose(acc), r, alpha=0.5, beta=2.0)
    wp.tile_store(y, r, offset=(i * 2, j * 2))


@wp.kernel
def tile_products_h(a: wp.array2d(dtype=wp.float16), b: wp.array2d(dtype=wp.float16), y: wp.array2d(dtype=wp.float16)):
    p = wp.tile_load(a, shape=(2, 3))
    q = wp.tile_load(b, shape=(3, 2))
    wp.tile_store(y, wp.tile_matmul(p, q))


@wp.kernel
def tile_products_mixed(a: wp.array2d(dtype=wp.float16), b: wp.array2d(dtype=float), y: wp.array2d(dtype=wp.float64)):
    acc = wp.tile_ones(shape=(2, 2), dtype=wp.float64)
    wp.tile_matmul(wp.tile_load(a, shape=(2, 3)), wp.tile_load(b, shape=(3, 2)), acc, alpha=0.1)
    wp.tile_store(y, acc)


@wp.struct
class Pair:
    x: float
    y: wp.vec2


@wp.func
def joined(a: Pair, b: Pair, s: float):
    c = Pair()
    c.x = a.x + b.x * s
    c.y = a.y - b.y
    return c


@wp.kernel
def tile_structs(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    p = Pair()
    p.x = x[i]
    p.y = wp.vec2(x[i], 2.0)
    t = wp.tile_full(shape=3, value=p, dtype=Pair)
    p.x = 4.0
    t[1] = p
    u = wp.tile_map(joined, t, p, 0.5)
    y[i] = u[1].x + u[0].x * 10.0 + u[2].y[1] * 100.0


@wp.kernel
def tile_maps(a: wp.array2d(dtype=float), y: wp.array2d(dtype=float)):
    i = wp.tid()
    t = wp.tile_load(a, shape=(2, 3))
    u = wp.tile_map(twice, t)
    v = wp.tile_map(wp.sin, u)
    w = wp.tile_map(wp.max, t, v)
    x = wp.tile_map(blend, t, w, 0.25)
    z = -(x + u) * 0.5 - v / 3.0 + t / wp.tile_map(wp.exp, w)
    z += t
    z -= u * v
    z[0, 1] += 2.0
    z[1, 2] -= float(i)
    wp.tile_store(y, z)


@wp.kernel
def tile_folds(a: wp.array2d(dtype=float), n: wp.array(dtype=int), y: wp.array(dtype=float)):
    i = wp.tid()
    t = wp.tile_load(a, shape=(3, 4))
    columns = wp.tile_sum(t, axis=0)
    rows = wp.tile_sum(t, axis=1)
    whole = wp.tile_sum(t)
    low = wp.tile_min(t)
    high = wp.tile_max(t)
    odd = wp.tile_reduce(largest, t)
    product = wp.tile_reduce(wp.mul, t)
    along = wp.tile_reduce(wp.max, t, axis=1)
    k = wp.tile_load(n, shape=5)
    at = wp.tile_argmax(k)
    at_low = wp.tile_argmin(k)
    wp.tile_store(y, columns)
    wp.tile_store(y, rows, offset=4)
    wp.tile_store(y, along, offset=7)
    y[10] = whole[0]
    y[11] = low[0]
    y[12] = high[0]
    y[13] = odd[0]
    y[14] = product[0]
    y[15] = float(at[0] * 10 + at_low[0])
    y[16] = wp.tile_dot(t, t)[0]
    y[17] = total(columns)[0]
    y[18] = float(len(t))


@wp.kernel
def tile_views(a: wp.array2d(dtype=float), y: wp.array2d(dtype=float)):
    i = wp.tid()
    t = wp.tile_load(a, shape=(4, 4), storage="shared")
    part = wp.tile_view(t, offset=(1, i), shape=(2, 2))
    row = t[2]
    turned = wp.tile_transpose(t)
    flat = wp.tile_reshape(t, shape=(2, 8))
    wide = wp.tile_broadcast(row, shape=(4, 4))
    cut = t[1:3, ::2]
    t[1, 1] = 50.0
    turned[0, 1] = -3.0
    s = t + turned + wide
    s[0, 0] = part[0, 0] + row[3] + flat[1, 7] + cut[1, 1]
    wp.tile_assign(s, part, offset=(2, 1))
    wp.tile_store(y, s)


@wp.kernel
def tile_made(y: wp.array(dtype=float), z: wp.array(dtype=int)):
    i = wp.tid()
    a = wp.tile_ones(shape=3, dtype=float)
    b = wp.tile_full(shape=3, value=float(i), dtype=float)
    c = wp.tile_arange(0.5, 2.0, 0.5, dtype=float)
    d = wp.tile_arange(2, 11, 3, dtype=int)
    rng = wp.rand_init(17, i)
    e = wp.tile_randf(shape=3, rng=rng)
    f = wp.tile_randf(shape=3, rng=rng, min=-1.0, max=3.0)
    g = wp.tile_randi(shape=3, rng=rng)
    h = wp.tile_randi(shape=3, rng=rng, min=2, max=9)
    k = wp.tile_astype(c, dtype=int) + wp.tile_arange(3, dtype=int)
    own = wp.tile(float(i) + 0.5)
    back = wp.untile(own * 2.0)
    pair = wp.untile(wp.tile(wp.vec2(1.0, float(i))) * 3.0)
    wp.tile_store(y, a + b * c + e * f + wp.tile_arange(1, 4), offset=i * 3)
    wp.tile_store(z, d + g + h + k, offset=i * 3)
    y[i * 3] = back + pair[1]


@wp.kernel
def tile_edges(a: wp.array(dtype=float), y: wp.array(dtype=float), z: wp.array(dtype=float)):
    i = wp.tid()
    t = wp.tile_load(a, shape=4, offset=i * 3)
    old = wp.tile_atomic_add(y, t, offset=i * 3)
    wp.tile_store(z, old + t, offset=i * 3)


@wp.kernel
def tile_loops(a: wp.array2d(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    acc = wp.tile_zeros(shape=4, dtype=float)
    best = wp.tile_load(a[0], shape=4)
    for k in range(a.shape[0]):
        row = wp.tile_load(a[k], shape=4)
        acc += row * float(k)
        if row[0] > 0.0:
            best = row
        else:
            best = best * 0.5
        acc = acc * 0.75
    u = grown(acc)
    v = wp.tile_map(pair_of, acc, u)
    w = wp.tile_map(length_of, v)
    wp.tile_axpy(0.5, w, best)
    wp.tile_store(y, acc + best, offset=i * 4)


@wp.kernel
def tile_bits(a: wp.array(dtype=wp.uint32), y: wp.array(dtype=wp.uint32)):
    t = wp.tile_load(a, shape=4)
    u = (t & (t + t)) | (t ^ t)
    u ^= t
    u |= t
    u[1] &= wp.uint32(6)
    wp.tile_store(y, u)


@wp.kernel
def tile_derived(x: wp.array2d(dtype=float), y: wp.array2d(dtype=float)):
    t = wp.tile_load(x, shape=(2, 3))
    sides = wp.tile_sum(t, axis=0)
    u = wp.tile_map(twice, t) - wp.tile_broadcast(sides, shape=(2, 3))
    p = wp.tile_matmul(t, wp.tile_transpose(u))
    p[0, 1] += t[1, 2] * t[0, 0]
    p += p
    acc = wp.tile_zeros(shape=(2, 2), dtype=float)
    for k in range(x.shape[0]):
        acc += p * float(k + 1)
    wp.tile_atomic_add(y, acc)
    y[1, 1] += wp.tile_dot(t, t)[0] + wp.tile_max(t)[0]


@wp.kernel
def tile_indexed(a: wp.array2d(dtype=float), n: wp.array(dtype=int), y: wp.array2d(dtype=float), z: wp.array2d(dtype=float)):
    at = wp.tile_load(n, shape=4)
    t = wp.tile_load_indexed(a, at, shape=(4, 3), axis=0)
    u = wp.tile_load_indexed(a, at, shape=(2, 4), offset=(1, 0), axis=1)
    wp.tile_store_indexed(y, at, t * 2.0, offset=(1, 0))
    old = wp.tile_atomic_add_indexed(z, at, u, axis=1)
    wp.tile_store(z, old, offset=(2, 0))


@wp.kernel
def tile_scattered(n: wp.array(dtype=int), y: wp.array2d(dtype=float)):
    i = wp.tid()
    t = wp.tile_zeros(shape=4, dtype=float, storage="shared")
    for k in range(n.shape[0]):
        wp.tile_scatter_add(t, n[k], 1.5, n[k] >= 0)
        wp.tile_scatter_masked(t, n[k] - 1, float(k), n[k] == 3)
    wp.tile_store(y[i], t)


@wp.kernel
def tile_scans(a: wp.array2d(dtype=float), n: wp.array(dtype=int), y: wp.array2d(dtype=float), z: wp.array(dtype=int)):
    t = wp.tile_load(a[0], shape=4)
    wp.tile_store(y[0], wp.tile_scan_inclusive(t))
    wp.tile_store(y[1], wp.tile_scan_exclusive(t))
    wp.tile_store(y[2], wp.tile_scan_max_inclusive(t))
    wp.tile_store(y[3], wp.tile_scan_min_inclusive(t))
    k = wp.tile_load(n, shape=4)
    wp.tile_store(z, wp.tile_scan_inclusive(k) + wp.tile_scan_max_inclusive(k))


@wp.kernel
def tile_systems(a: wp.array2d(dtype=float), b: wp.array(dtype=float), y: wp.array2d(dtype=float)):
    g = wp.tile_load(a, shape=(3, 3))
    spd = wp.tile_diag_add(wp.tile_matmul(g, wp.tile_transpose(g)), wp.tile_load(b, shape=3))
    right = wp.tile_load(b, shape=3)
    factor = wp.tile_cholesky(spd)
    wp.tile_store(y, factor)
    wp.tile_store(y[3], wp.tile_cholesky_solve(factor, right))
    wp.tile_store(y[4], wp.tile_lower_solve(factor, right))
    wp.tile_store(y[5], wp.tile_upper_solve(wp.tile_transpose(factor), right))
    upper = wp.tile_cholesky(spd, fill_mode="upper")
    wp.tile_store(y, upper, offset=(6, 0))
    wp.tile_store(y[9], wp.tile_cholesky_solve(upper, right, fill_mode="upper"))
    many = wp.tile_lower_solve(factor, g)
    wp.tile_store(y, many, offset=(10, 0))
    wp.tile_cholesky_inplace(spd)
    wp.tile_store(y, spd, offset=(13, 0))
    wp.tile_lower_solve_inplace(factor, right)
    wp.tile_upper_solve_inplace(wp.tile_transpose(factor), right)
    wp.tile_cholesky_solve_inplace(factor, right)
    wp.tile_store(y[16], right)


@wp.kernel
def tile_sorted(n: wp.array(dtype=int), a: wp.array(dtype=float), y: wp.array2d(dtype=int), z: wp.array2d(dtype=float)):
    keys = wp.tile_load(n, shape=8)
    at = wp.tile_arange(8, dtype=int)
    wp.tile_sort(keys, at)
    wp.tile_store(y[0], keys)
    wp.tile_store(y[1], at)
    few = wp.tile_load(n, shape=7)
    v = wp.tile_load(a, shape=7)
    wp.tile_sort(v, few)
    wp.tile_store(y[2], few)
    wp.tile_store(z[0], v)
    w = wp.tile_load(n, shape=6)
    u = wp.tile_load(a, shape=6)
    wp.tile_sort(w, u)
    wp.tile_store(z[1], u)


@wp.kernel
def tile_sorted_many(n: wp.array(dtype=wp.uint32), y: wp.array(dtype=wp.uint32), z: wp.array(dtype=int)):
    keys = wp.tile_load(n, shape=3000)
    at = wp.tile_arange(3000, dtype=int)
    wp.tile_sort(keys, at)
    wp.tile_store(y, keys)
    wp.tile_store(z, at)


@wp.kernel
def tile_transforms(a: wp.array2d(dtype=wp.vec2), b: wp.array2d(dtype=wp.vec2d), y: wp.array2d(dtype=wp.vec2),
                    z: wp.array2d(dtype=wp.vec2d)):
    t = wp.tile_load(a, shape=(2, 16))
    wp.tile_fft(t)
    wp.tile_store(y, t)
    wp.tile_ifft(t)
    wp.tile_store(y, t, offset=(2, 0))
    u = wp.tile_load(b, shape=(1, 6))
    wp.tile_fft(u)
    wp.tile_store(z, u)
    wp.tile_ifft(u)
    wp.tile_store(z, u, offset=(1, 0))


@wp.kernel
def tile_exact(d: wp.array(dtype=wp.float64), n: wp.array(dtype=wp.int64)):
    wp.tile_store(d, wp.tile_arange(0.1, 1.0, 0.1, dtype=wp.float64))
    wp.tile_store(d, wp.tile_arange(16777217.0, 16777220.0, 1.0, dtype=wp.float64), offset=9)
    wp.tile_store(n, wp.tile_arange(3000000000, 3000000003, 1, dtype=wp.int64))
