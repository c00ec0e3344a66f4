#!/usr/bin/env python3
"""Tiles in standalone programs, against Warp: what they read, where they are made, and what stands between stores
and loads."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "support"))
import standalone_modules

# Each: the module without its first line, and texts that the program has.
MODULES = {
    "tiled_product": ("""
TILE_M = wp.constant(8)
TILE_N = wp.constant(4)
TILE_K = wp.constant(8)


@wp.func
def gain(x: float):
    return x * 0.5 + 1.0


@wp.kernel
def tiled_product(A: wp.array2d(dtype=float), B: wp.array2d(dtype=float), C: wp.array2d(dtype=float)):
    i, j = wp.tid()
    sum = wp.tile_zeros(shape=(TILE_M, TILE_N), dtype=wp.float32)
    count = A.shape[1] / TILE_K
    for k in range(0, count):
        a = wp.tile_load(A, shape=(TILE_M, TILE_K), offset=(i * TILE_M, k * TILE_K))
        b = wp.tile_load(B, shape=(TILE_K, TILE_N), offset=(k * TILE_K, j * TILE_N))
        wp.tile_matmul(a, b, sum)
    c = wp.tile_map(gain, sum) * 2.0
    wp.tile_store(C, c, offset=(i * TILE_M, j * TILE_N))
""", ["const int at_row = i * TILE_M + row;", "__shared__ float a[64];", "__syncthreads();"]),
    "tiled_rows": ("""
@wp.kernel
def tiled_rows(x: wp.array2d(dtype=float), out: wp.array(dtype=float), y: wp.array2d(dtype=float)):
    i = wp.tid()
    t = wp.tile_load(x[i], shape=16)
    u = wp.tile_map(wp.sin, t) + t
    s = wp.tile_sum(u)
    m = wp.tile_max(t)
    wp.tile_store(out, s, offset=i)
    top = wp.tile_extract(m, 0)
    first = t[0]
    v = wp.tile_broadcast(s, (16,))
    w = u / v
    w += t
    y[i, 0] = top + first
    wp.tile_store(y[i], w)
""", ["s = block_sum(s);", "if (threadIdx.x == 0 && i < n) out[i] = s;"]),
    "tiled_shapes": ("""
@wp.kernel
def tiled_shapes(x: wp.array2d(dtype=wp.vec3), y: wp.array2d(dtype=float), n: int, lines: wp.array(dtype=float)):
    i = wp.tid()
    a = wp.tile_load(x, shape=(4, 8), offset=(0, i * 8))
    s = wp.tile_sum(a)
    z = wp.tile_arange(32, dtype=float)
    q = wp.tile_reshape(z, (4, 8))
    p = wp.tile_transpose(q)
    r = wp.tile_sum(p, axis=1)
    g = wp.tile_matmul(q, p) * 0.5
    f = wp.tile_full((4, 4), 2.5, dtype=float)
    h = g - f
    if n > 3:
        h = h * wp.length(s[0])
    d = wp.tile_view(h, offset=(1, 1), shape=(2, 2))
    wp.tile_store(y, wp.tile_transpose(h), offset=(i * 4, 0))
    wp.tile_atomic_add(y, d, offset=(0, 1))
    y[i, 0] = r[3]
    corner = wp.tile_zeros(shape=(8, 8), dtype=float)
    wp.tile_assign(corner, d, offset=(2, 3))
    corner += wp.tile_ones(shape=(8, 8), dtype=float) * 0.5
    wp.tile_store(lines, corner[2], offset=i * 8)
    y[i, 1] = s[0][1] + a[1, 2][0]
""", ["p[e] = q[column * 8 + row];"]),
    "said_arrays": ("""
@wp.kernel
def said_arrays(out: wp.array(dtype=float)):
    i = wp.tid()
    kept = wp.zeros(shape=(3,), dtype=int)
    for k in range(3):
        kept[k] = k
    wp.expect_eq(kept[2], 2)
    out[i] = float(i)
""", ["[[maybe_unused]] int kept[3] = {};"]),
    "tiled_in_place": ("""
@wp.func
def less(u: float, v: float):
    return u - v


@wp.kernel
def tiled_in_place(x: wp.array2d(dtype=float), y: wp.array2d(dtype=float), z: wp.array(dtype=float), n: int):
    i = wp.tid()
    a = wp.tile_load(x, shape=(4, 4), offset=(i * 4, 0))
    a = a * a[0, 1]
    a = wp.tile_map(less, a, a[2, 2])
    a += wp.tile_transpose(a)
    a *= a[1, 3]
    a -= wp.tile_broadcast(wp.tile_sum(a, axis=0), (4, 4))
    b = wp.tile_full((4, 4), a[3, 3], dtype=float)
    b = wp.tile_full((4, 4), b[0, 0] * 0.5, dtype=float)
    s = wp.tile_sum(a)
    for k in range(n):
        s = wp.tile_sum(b * (0.01 + s[0] * 0.001))
    s = wp.tile_max(a * 0.001 * s[0])
    wp.tile_store(y, a + b, offset=(i * 4, 0))
    wp.tile_store(z, s, offset=i)
""", ["a[e] = tile[e];", "const float value = a[1 * 4 + 3];"]),
    "tiles_made_of_themselves": ("""
@wp.func
def plus(u: float, v: float):
    return u + v


@wp.func
def larger(a: float, b: float, c: int):
    return wp.where(a > b, float(c), a)


@wp.kernel
def tiles_made_of_themselves(x: wp.array3d(dtype=float), y: wp.array3d(dtype=float)):
    i = wp.tid()
    a = wp.tile_load(x[i], shape=(4, 4))
    a += wp.tile_matmul(a, a)
    a -= wp.tile_broadcast(a[0], shape=(4, 4))
    a = wp.tile_transpose(a) * a[0, 1] + a * wp.tile_sum(a)[0]
    a += wp.tile_map(plus, a, wp.tile_extract(a, 1, 1))
    a = wp.tile_map(larger, a, a[0, 3], i)
    a = a * wp.tile_broadcast(a[3], shape=(4, 4))
    b = a[1] * 2.0
    b -= a[2]
    b /= 2.0 + a[3, 0]
    if a[0, 0] > 0.2 and a[3, 3] < 2.0:
        a = a / (1.0 + a[0, 0] * a[0, 0])
    c = wp.tile_sum(a * a[0, 1], axis=1)
    a = a - a * a[0, 0] * 0.5
    d = wp.tile_view(a, offset=(1, 1), shape=(2, 2)) * a[1, 1]
    wp.tile_assign(a, d, offset=(0, 0))
    wp.tile_store(y[i], a)
    wp.tile_store(y[i, 3], b + c)
""", []),
    "several_of_a_kind": ("""
@wp.kernel
def several_of_a_kind(x: wp.array2d(dtype=float), z: wp.array2d(dtype=float), y: wp.array(dtype=float),
                      out: wp.array2d(dtype=float)):
    i = wp.tid()
    wp.tile_store(y, wp.tile_load(x[i], shape=8) + wp.tile_load(z[i], shape=8, offset=1), offset=i * 8)
    a = wp.tile_load(x, shape=(4, 4), offset=(i * 4, 0))
    b = a * 2.0
    c = wp.tile_matmul(a, b) - wp.tile_matmul(b, b)
    d = wp.tile_sum(a, axis=0) + wp.tile_sum(b, axis=1)
    m = wp.tile_max(wp.tile_load(x[i], shape=8, offset=1)) - wp.tile_min(wp.tile_load(z[i], shape=8, offset=1))
    p = wp.tile_load(x[i], shape=1, offset=1)
    q = wp.tile_load(z[i], shape=1, offset=2)
    wp.tile_store(out, c, offset=(i * 4, 0))
    wp.tile_store(out[i], d + wp.tile_broadcast(p * q, shape=(4,)), offset=4)
    wp.tile_store(out[i], m, offset=9)
""", []),
    "tiles_of_numbers": ("""
@wp.kernel
def tiles_of_numbers(x: wp.array2d(dtype=float), y: wp.array2d(dtype=float), n: wp.array2d(dtype=int)):
    i = wp.tid()
    t = wp.tile_load(x, shape=(4, 4), offset=(i * 4, 0))
    t = t - wp.tile_broadcast(wp.tile_arange(0.0, 2.0, 0.5, dtype=float) * 2.0, shape=(4, 4))
    t += wp.tile_broadcast(wp.tile_arange(4, dtype=float), shape=(4, 4))
    s = wp.tile_view(wp.tile_arange(8, dtype=float), offset=(2,), shape=(4,))
    wp.tile_store(y, t, offset=(i * 4, 0))
    wp.tile_store(y[i * 4], s, offset=4)
    wp.tile_store(n[i], wp.tile_arange(3, 7, 1, dtype=int))
    wp.tile_store(n[i], wp.tile_sum(wp.tile_arange(5, 25, 5, dtype=int)), offset=8)
""", []),
    "folds_in_conditions": ("""
@wp.kernel
def folds_in_conditions(x: wp.array2d(dtype=float), y: wp.array(dtype=float), counts: wp.array(dtype=wp.int64)):
    i = wp.tid()
    t = wp.tile_load(x[i], shape=8)
    s = float(0.0)
    if i % 2 == 0:
        s = wp.tile_sum(t)[0]
    elif wp.tile_max(t)[0] > 0.8:
        s = 2.0
    while s < 3.0:
        t = t * t + t
        s = s + wp.tile_max(t)[0] * wp.tile_max(t)[0] + 0.5
    for j in range(int(t[0]) % 4):
        s -= wp.tile_min(t)[0]
        t = t * 0.5
    y[i] = s
    counts[i] = wp.tile_sum(wp.tile_full(15, counts[i], dtype=wp.int64))[0]
""", []),
    "not_a_number": ("""
@wp.kernel
def not_a_number(x: wp.array2d(dtype=float), y: wp.array(dtype=float), z: wp.array(dtype=float)):
    i = wp.tid()
    t = wp.tile_map(wp.log, wp.tile_load(x[i], shape=8) - wp.tile_full(8, 0.3, dtype=float))
    wp.tile_store(y, wp.tile_max(t), offset=i)
    wp.tile_store(z, wp.tile_min(t), offset=i)
""", []),
    "stored_where_read": ("""
@wp.kernel
def stored_where_read(x: wp.array2d(dtype=float), y: wp.array3d(dtype=float), z: wp.array2d(dtype=float),
                      v: wp.array2d(dtype=float)):
    i = wp.tid()
    wp.tile_store(y[i], wp.tile_transpose(wp.tile_load(y[i], shape=(4, 4))))
    wp.tile_store(z[i], wp.tile_load(z[i], shape=7), offset=1)
    r = v[i, ::-1]
    wp.tile_store(v[i], wp.tile_load(r, shape=8))
    t = wp.tile_load(x[i], shape=8)
    wp.tile_store(x[i], t * x[i, 0])
    wp.tile_store(x[i], t * x[i, 3])
    wp.tile_atomic_add(x[i], t * x[i, 1])
""", []),
    "stores_between_reads": ("""
@wp.kernel
def stores_between_reads(y: wp.array2d(dtype=float), z: wp.array2d(dtype=float)):
    i = wp.tid()
    s = wp.tile_sum(wp.tile_load(y[i], shape=8))
    y[i, 0] = s[0]
    u = wp.tile_sum(wp.tile_load(y[i], shape=8) * 2.0)
    wp.tile_store(y[i], u, offset=7)
    a = y[i, 7]
    y[i, 7] = 2.0
    b = y[i, 7]
    wp.tile_store(y[i], wp.tile_full(4, a + b, dtype=float))
    c = y[i, 3]
    wp.tile_atomic_add(y[i], wp.tile_full(8, b + c, dtype=float))
    z[i, 0] = y[i, 5]
    m = wp.tile_max(wp.tile_load(z[i], shape=1, offset=1))
    z[i, 1] = m[0] + 1.0
    z[i, 2] = wp.tile_load(z[i], shape=3)[1]
""", []),
    "names_of_the_program": ("""
@wp.func
def block_sum(value: float):
    return value * 2.0


@wp.func
def kThreads(part: float):
    return part + 1.0


@wp.func
def row(e: float, block: float):
    return e * block


@wp.kernel
def names_of_the_program(tile: wp.array2d(dtype=float), at_row: wp.array2d(dtype=float), sum: int,
                         threadIdx: float):
    block, k = wp.tid()
    total = wp.tile_map(block_sum, wp.tile_load(tile, shape=(4, 4), offset=(block * 4, k * 4)))
    least = wp.tile_min(wp.tile_map(kThreads, total))
    greatest = wp.tile_map(row, total, threadIdx)
    at_column = wp.tile_sum(greatest, axis=0)
    e = wp.tile_max(at_column)[0] + wp.tile_min(total)[0]
    part = wp.tile_matmul(greatest, total) * e + wp.tile_broadcast(at_column, shape=(4, 4)) * least[0]
    for half in range(sum % 3):
        part = part + wp.tile_transpose(part)
    wp.tile_store(at_row, part, offset=(block * 4, k * 4))
""", []),
    "other_elements": ("""
@wp.kernel
def other_elements(v: wp.array2d(dtype=wp.vec3), m: wp.array2d(dtype=wp.mat22), d: wp.array2d(dtype=wp.float64),
                   k: wp.array2d(dtype=wp.uint8), h: wp.array4d(dtype=float)):
    i = wp.tid()
    a = wp.tile_load(v[i], shape=4)
    wp.tile_store(v[i], a * 2.0 + wp.tile_broadcast(wp.tile_sum(a), shape=(4,)))
    b = wp.tile_load(m[i], shape=4)
    wp.tile_store(m[i], wp.tile_sum(b - b * b[1][0, 1]), offset=5)
    wp.tile_store(d[i], wp.tile_map(wp.sqrt, wp.tile_load(d[i], shape=8)) / wp.float64(3.0))
    c = wp.tile_load(k[i], shape=8)
    wp.tile_store(k[i], wp.tile_map(wp.max, c, wp.tile_sum(c)[0]))
    g = wp.tile_load(h[i], shape=(2, 3, 4))
    wp.tile_store(h[i], wp.tile_reshape(wp.tile_reshape(g, shape=(24,)) * 0.5, shape=(2, 3, 4)))
""", []),
}

REFUSED = {
    "reshape_of_turned": ("""
@wp.kernel
def reshape_of_turned(x: wp.array2d(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    t = wp.tile_transpose(wp.tile_load(x, shape=(4, 8)))
    wp.tile_store(y, wp.tile_reshape(t, shape=(32,)), offset=i * 32)
""", 7, "another shape of a transposed tile or of a part of one"),
    "offsets_before_the_array": ("""
@wp.kernel
def offsets_before_the_array(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    wp.tile_store(y, wp.tile_load(x, shape=8, offset=i * 8 - 4), offset=i * 8)
""", 6, "an offset that may be negative"),
    "places_that_the_store_changes": ("""
@wp.kernel
def places_that_the_store_changes(x: wp.array(dtype=float), p: wp.array(dtype=int)):
    i = wp.tid()
    wp.tile_store(p, wp.tile_full(4, 3, dtype=int), offset=p[i])
""", 6, "an offset that is read from an array that is stored to"),
    "assigned_of_itself": ("""
@wp.kernel
def assigned_of_itself(x: wp.array(dtype=float)):
    t = wp.tile_load(x, shape=8)
    wp.tile_assign(t, wp.tile_view(t, offset=(2,), shape=(4,)) * 2.0, offset=(1,))
    wp.tile_store(x, t)
""", 6, "wp.tile_assign() of what is read from the same tile"),
    "elements_of_threads": ("""
@wp.kernel
def elements_of_threads(x: wp.array2d(dtype=float), y: wp.array2d(dtype=float)):
    i, j = wp.tid()
    t = wp.tile_load(x[i], shape=64)
    y[i, j] = t[j]
""", 7, "an index of a tile that is made of wp.tid()"),
    "sizes_of_blocks": ("""
@wp.kernel
def sizes_of_blocks(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    t = wp.tile(x[i])
    wp.tile_store(y, wp.tile_sum(t))
""", 6, "wp.tile(), of a block's size, which is 1 on the CPU,"),
    "slices_of_tiles": ("""
@wp.kernel
def slices_of_tiles(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    t = wp.tile_load(x, shape=64)
    wp.tile_store(y, t[8:16])
""", 6, "a part of a tile"),
    "large_tiles": ("""
@wp.kernel
def large_tiles(x: wp.array2d(dtype=wp.float64), y: wp.array2d(dtype=wp.float64)):
    t = wp.tile_load(x, shape=(128, 128))
    wp.tile_store(y, t)
""", 5, "tiles of more than 40 KiB, the shared memory of a block,"),
}


class Tiles(standalone_modules.TestCase):
    modules = MODULES

    def test_tiles_agree_with_warp(self):
        self.check_against_warp()

    def test_threads_of_a_block_do_not_race(self):
        self.check_threads()

    def test_style(self):
        self.check_style()

    def test_nvcc(self):
        self.check_with_nvcc()

    def test_what_has_no_form_is_named_with_its_place(self):
        self.check_refused(REFUSED)


if __name__ == "__main__":
    standalone_modules.main()
