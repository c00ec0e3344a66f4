"""Kernels with what people use and generated rows lack; test_language.py runs them by Warp and by weft."""
from typing import Any

import warp as wp

wp.set_module_options({"fuse_fp": False})


@wp.struct
class Node:
    mass: float
    axis: wp.vec3
    tag: int


# --- arrays that a kernel makes ---


@wp.func
def total(values: wp.array(dtype=float), n: int):
    s = float(0.0)
    for i in range(n):
        s += values[i]
    return s


@wp.func
def scale(values: wp.array(dtype=Any), by: Any):
    for i in range(values.shape[0]):
        values[i] = values[i] * by


@wp.func
def turn(values: wp.array2d(dtype=wp.vec3), by: float):
    values[1, 0] = wp.vec3(by, values[0, 1][0], 2.0)


@wp.kernel
def fixed_vector(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    a = wp.zeros(shape=(5,), dtype=float)
    for k in range(5):
        a[k] = x[i] * float(k) + a[wp.max(k - 1, 0)]
    scale(a, 1.5)
    a[-1] += x[i]
    y[i] = total(a, 5) + float(a.shape[0]) + float(len(a))


@wp.kernel
def fixed_matrix(x: wp.array(dtype=float), y: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    b = wp.zeros(shape=(2, 3), dtype=wp.vec3)
    b[0, 1] = wp.vec3(x[i], 1.0, 2.0)
    turn(b, x[i] + 0.5)
    row = b[1]
    row[2] = wp.vec3(7.0)
    b[1, 2][1] = x[i]
    y[i] = b[0, 1] + b[1, 0] + b[1, 2] + row[2]


@wp.kernel
def fixed_types(y: wp.array(dtype=wp.float64)):
    i = wp.tid()
    a = wp.zeros(3, dtype=wp.int8)
    b = wp.zeros(shape=(2, 2), dtype=wp.float16)
    c = wp.zeros(shape=(1, 2, 2), dtype=wp.uint64)
    d = wp.zeros(4, dtype=wp.mat22)
    a[1] = wp.int8(127)
    a[1] += wp.int8(1)
    b[1, 1] = wp.float16(0.1)
    b[1, 1] = b[1, 1] * b[1, 1] + wp.float16(i)
    c[0, 1, 0] = wp.uint64(5) - wp.uint64(i) * wp.uint64(9)
    d[i % 4] = wp.mat22(1.0, 2.0, 3.0, float(i))
    d[1][0, 1] = 9.0
    y[i] = wp.float64(a[1]) + wp.float64(b[1, 1]) + wp.float64(c[0, 1, 0]) + wp.float64(wp.determinant(d[1]))


@wp.kernel
def fixed_in_loop(x: wp.array(dtype=int), y: wp.array(dtype=int)):
    i = wp.tid()
    s = int(0)
    for k in range(x[i]):
        # New zeros in each round, in the place of those before.
        a = wp.zeros(shape=(3,), dtype=int)
        a[k % 3] += k + 1
        s += a[0] * 100 + a[1] * 10 + a[2]
    y[i] = s


@wp.kernel
def fixed_structs(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    nodes = wp.zeros(shape=(2,), dtype=Node)
    n = Node()
    n.mass = x[i]
    n.axis = wp.vec3(1.0, x[i], 3.0)
    nodes[1] = n
    nodes[0].tag = 4
    y[i] = nodes[1].mass + nodes[1].axis[1] + float(nodes[0].tag)


@wp.kernel
def fixed_histogram(x: wp.array(dtype=int), y: wp.array2d(dtype=int)):
    i = wp.tid()
    bins = wp.zeros(shape=(4,), dtype=int)
    for k in range(x.shape[0]):
        old = wp.atomic_add(bins, (x[k] + i) % 4, 1)
        wp.atomic_max(bins, 0, old)
    for k in range(4):
        y[i, k] = bins[k]


@wp.kernel
def fixed_slices(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    a = wp.zeros(shape=(6,), dtype=float)
    for k in range(6):
        a[k] = x[i] + float(k)
    tail = a[2:]
    every = a[::2]
    back = a[::-1]
    tail[0] = 10.0
    y[i] = every[1] + back[5] * 2.0 + total(tail, tail.shape[0]) + float(every.shape[0])


@wp.func
def insert(keys: Any, n: int, key: int):
    at = n
    while at > 0:
        if keys[at - 1] <= key:
            break
        keys[at] = keys[at - 1]
        at -= 1
    keys[at] = key


@wp.kernel
def fixed_sorted(x: wp.array2d(dtype=int), y: wp.array2d(dtype=int)):
    i = wp.tid()
    keys = wp.zeros(shape=8, dtype=int)
    for k in range(8):
        insert(keys, k, x[i, k])
    for k in range(8):
        y[i, k] = keys[k]


@wp.kernel
def fixed_copies(x: wp.array(dtype=float), y: wp.array2d(dtype=float)):
    i = wp.tid()
    a = wp.zeros(shape=(3,), dtype=float)
    a[1] = x[i]
    b = wp.copy(a)
    c = a
    part = b[1:]
    a[1] = 7.0
    for k in range(i):
        # Both are assigned the elements of others.
        b = wp.zeros(shape=(3,), dtype=float)
        b[2] = float(k)
        c = b
    if i == 2:
        d = a
    else:
        d = b
    a[0] = 9.0
    y[i, 0] = b[1] + b[2] * 10.0
    y[i, 1] = c[1] + c[2] * 10.0
    y[i, 2] = d[0] + d[1] + d[2] * 10.0
    y[i, 3] = part[0]


# --- views ---


@wp.kernel
def views(x: wp.array3d(dtype=float), y: wp.array2d(dtype=float)):
    i, j = wp.tid()
    plane = x[i]
    row = plane[j]
    column = x[i, :, 1]
    part = x[:, 1:3, ::-1]
    y[i, j] = row[0] + total(row, row.shape[0]) + column[j] * 2.0 + part[i, 0, 0] + float(part.shape[1])


@wp.kernel
def view_writes(x: wp.array2d(dtype=float), y: wp.array3d(dtype=float)):
    i = wp.tid()
    out = y[i]
    out[1, 0] = x[i, 1]
    block = y[i, 2:4, 1:]
    block[0, 0] = x[i, 0] * 2.0
    block[1, -1] += x[i, 1]


@wp.kernel
def sliced_sums(x: wp.array(dtype=float), y: wp.array(dtype=wp.mat33)):
    i = wp.tid()
    v = wp.vec4(1.0, 2.0, 3.0, 4.0)
    v[1:3] += wp.vec2(x[i], 10.0)
    v[::2] -= wp.vec2(1.0, x[i])
    m = wp.mat33(v[0], v[1], v[2], v[3], 0.0, 0.0, 0.0, 1.0, 0.0)
    m[1:, 0] += wp.vec2(x[i], 5.0)
    m[2, 1:] -= wp.vec2(3.0, x[i])
    y[i] = m


# --- indexed arrays ---


@wp.func
def gathered(x: wp.indexedarray(dtype=float), i: int):
    x[i] = x[i] + 1.0
    return x[i] * 2.0


# Warp's backward pass of functions with indexed arrays does not compile.
@wp.kernel(enable_backward=False)
def indexed(x: wp.indexedarray(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    y[i] = gathered(x, i) + float(x.shape[0])
    y[i] += x[-1]
    wp.atomic_add(x, i, 0.25)


@wp.kernel
def indexed_matrix(x: wp.indexedarray2d(dtype=wp.vec2), y: wp.array2d(dtype=wp.vec2)):
    i, j = wp.tid()
    row = x[i]
    x[i, j] = x[i, j] * 2.0
    y[i, j] = row[j] + x[0, 0] + wp.vec2(float(x.shape[1]), float(row.shape[0]))


@wp.kernel
def indexed_cube(x: wp.indexedarray3d(dtype=int), y: wp.array(dtype=int)):
    i = wp.tid()
    a = x[i, 1]
    b = x[i]
    y[i] = a[0] + b[0, 1] * 100 + x[i, 0, 2] * 10000
    x[i, 1, 2] = i


# --- output ---


@wp.kernel
def prints(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3d), y: wp.array(dtype=float)):
    i = wp.tid()
    print(i)
    print("a line with 100 % of it")
    print(x[i])
    print(v[i])
    print(x[i] / 3.0)
    print(1.0 / (x[i] - x[i]))
    print(-x[i] / (x[i] - x[i]))
    print(i > 1)
    print(wp.float64(x[i]) / wp.float64(7.0))
    print(wp.float16(x[i] * 1.1))
    print(wp.int8(i * 100))
    print(wp.uint64(i) - wp.uint64(1))
    print(wp.uint8(i) - wp.uint8(1))
    print(wp.quat(x[i], 1.0, 2.0, 3.0))
    print(wp.transform(wp.vec3(x[i], 1.0, 2.0), wp.quat_identity()))
    print(wp.mat22(x[i], 1.5, 2.0, 1.0e-7))
    print(wp.vec2i(i, 16777217))
    print(x.shape)
    print(Node())
    y[i] = x[i]


@wp.kernel
def formats(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    wp.printf("nothing to fill in: 5%%\n")
    wp.printf("%d|%5d|%-5d|%05d|%+d|% d|%i|%.3d\n", i, i * 3, i, i - 2, i, i, -i, i)
    wp.printf("%u %x %X %o %#x %#o\n", i, i * 255, i * 255, i * 8, i * 255, i * 8)
    wp.printf("%lld %llu %hd %hhd\n", wp.int64(i) * wp.int64(-10000000000), wp.uint64(i) - wp.uint64(1), i * 70000, i * 200)
    wp.printf("%f|%8.3f|%-9.2e|%g|%G|%.0f|%+.1f|%010.4f|%#g\n", x[i], x[i], x[i], x[i] * 1.0e-5, x[i], x[i], x[i],
              x[i], x[i])
    wp.printf("%f %e %g %5.1f\n", 1.0 / (x[i] - x[i]), -1.0 / (x[i] - x[i]), wp.sqrt(-1.0 - x[i] * x[i]), wp.NAN)
    wp.printf("%lf %.17g\n", wp.float64(x[i]), wp.float64(x[i]) / wp.float64(3.0))
    wp.printf("%s and %10s|%-4s|%.1s\n", "text", "right", "l", "cut")
    wp.printf("%c%c\n", 65 + i, 48)
    wp.printf("%d %d %u\n", i > 1, wp.int8(i * 100), wp.uint16(i) - wp.uint16(1))
    wp.printf("no end of line ")
    y[i] = x[i]


@wp.kernel
def expects(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    wp.expect_eq(i, 1)
    wp.expect_neq(i, 1)
    wp.expect_eq(wp.vec3(x[i]), wp.vec3(-2.0))
    wp.expect_neq(wp.mat22(x[i], 0.0, 0.0, 1.0), wp.mat22(-2.0, 0.0, 0.0, 1.0))
    wp.expect_eq(wp.sqrt(-1.0 - x[i] * x[i]), 0.5)
    wp.expect_near(x[i], 1.0, 1.5)
    wp.expect_near(x[i], x[i] + 1.0e-7)
    wp.expect_near(wp.vec3(x[i], 1.0, 2.0), wp.vec3(0.0, 1.5, 0.0), 2.1)
    wp.expect_near(wp.vec2d(wp.float64(x[i]), wp.float64(0.0)), wp.vec2d(), wp.float64(1.0e-3))
    wp.expect_near(wp.quat(x[i], 0.0, 0.0, 0.0), wp.quat(), 0.3)
    wp.expect_near(wp.mat22h(wp.float16(x[i])), wp.mat22h(), wp.float16(1.1))
    wp.expect_eq(i > 0, True)
    y[i] = x[i]


# --- what counts as true ---


@wp.kernel
def truths(n: wp.array(dtype=int), f: float, a: wp.array(dtype=float), e: wp.array(dtype=float), y: wp.array2d(dtype=int)):
    i = wp.tid()
    k = n[i]
    if k and f > 0.0:
        y[i, 0] = 1
    if f or k < 0:
        y[i, 1] = 1
    if e and k > 0:
        y[i, 2] = 1
    if a and k > 0:
        y[i, 3] = 1
    if e:
        y[i, 4] = 1
    both = n[i] and f
    if both:
        y[i, 5] = 1


# --- numbers of the source with more digits than float and int have ---

LARGE = 3000000000
HALVES = wp.constant(wp.vec2h(2049.0, 0.1))
HALF_MATRIX = wp.constant(wp.mat22h(2051.0, 1.00048828125, 65519.0, -2049.0))


@wp.kernel
def exact_numbers(y: wp.array(dtype=wp.int64), z: wp.array(dtype=int), u: wp.array(dtype=wp.uint64)):
    a = wp.vec2l(3000000000, -3000000000)
    b = wp.vec2l(9007199254740993, 1)
    c = wp.vector(LARGE, 1, length=2, dtype=wp.int64)
    d = wp.vector(3000000001.0, 1.0, dtype=wp.int64)
    for i in range(2):
        y[i] = a[i]
        y[2 + i] = b[i]
        y[4 + i] = c[i]
        y[6 + i] = d[i]
    e = wp.vec2i(16777217.0, 2147483647.0)
    z[0] = e[0]
    z[1] = e[1]
    f = wp.vec2ul(1.844674407370955e19, 2.0)
    u[0] = f[0]
    m = wp.matrix(3000000000, shape=(2, 2), dtype=wp.uint64)
    u[1] = m[1, 1]


@wp.kernel
def half_constants(h: wp.array(dtype=wp.float16), x: wp.float16):
    h[0] = HALVES[0]
    v = HALVES
    h[1] = v[0] + v[1]
    m = HALF_MATRIX
    for i in range(2):
        for j in range(2):
            h[2 + 2 * i + j] = m[i, j]
    w = wp.vec2h(2049.0, 2051.0)
    h[6] = w[0]
    h[7] = w[1]
    h[8] = x
