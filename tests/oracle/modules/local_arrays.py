"""Arrays of fixed size inside a kernel, and arrays made of a pointer."""

import warp as wp

N = 3
SHAPE = wp.constant(2)


@wp.struct
class Cell:
    mass: float
    at: wp.vec3


@wp.func
def total(a: wp.array(dtype=float), n: int):
    s = float(0.0)
    for k in range(n):
        s += a[k]
    return s


@wp.func
def corner(a: wp.array2d(dtype=wp.vec3)):
    return a[0, 0]


@wp.kernel
def zeros(out: wp.array(dtype=float)):
    i = wp.tid()
    a = wp.zeros(shape=4, dtype=float)
    b = wp.zeros(shape=(2, 3), dtype=int)
    a[0] = 1.0
    a[1] += 2.0
    b[1, 2] = 5
    out[i] = a[0] + a[1] + float(b[1, 2])


@wp.kernel
def of_compounds(out: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    a = wp.zeros(shape=(N, SHAPE), dtype=wp.vec3)
    m = wp.zeros(4, wp.mat22)
    a[1, 1] = v[i]
    m[2] = wp.identity(2, dtype=float)
    c = corner(a)
    out[i] = a[1, 1][0] + c.x + m[2][0, 0] + wp.dot(a[0, 1], v[i])


@wp.kernel
def of_structs(out: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    cells = wp.zeros(shape=(N,), dtype=Cell)
    cells[0].mass = 2.0
    cells[1].at = v[i]
    c = cells[1]
    out[i] = cells[0].mass + c.at[0] + c.mass


@wp.kernel
def passed(out: wp.array(dtype=float)):
    i = wp.tid()
    a = wp.zeros(shape=(8,), dtype=float)
    for k in range(8):
        a[k] = float(k * i)
    out[i] = total(a, 8) + float(a.shape[0])


@wp.kernel
def in_loop(out: wp.array(dtype=float), n: int):
    i = wp.tid()
    s = float(0.0)
    for k in range(n):
        a = wp.zeros(shape=2, dtype=wp.float64)
        a[k % 2] = wp.float64(k)
        s += float(a[0])
    out[i] = s


@wp.kernel
def of_other_types(out: wp.array(dtype=wp.float16), h: wp.array(dtype=wp.uint8)):
    i = wp.tid()
    a = wp.zeros(shape=(2, 2, 2), dtype=wp.float16)
    b = wp.zeros(shape=5, dtype=wp.uint8)
    q = wp.zeros(shape=(1, 1, 1, 2), dtype=wp.quat)
    b[4] = h[i]
    a[1, 0, 1] = wp.float16(b[4])
    q[0, 0, 0, 1] = wp.quat_identity()
    out[i] = a[1, 0, 1] + wp.float16(q[0, 0, 0, 1][3])


@wp.kernel
def slices(out: wp.array(dtype=float)):
    i = wp.tid()
    a = wp.zeros(shape=(2, 3), dtype=float)
    row = a[1]
    row[2] = 4.0
    out[i] = a[1, 2] + row[0]


@wp.kernel
def pointers(p: wp.uint64, n: int, out: wp.array(dtype=float)):
    i = wp.tid()
    a = wp.array(ptr=p, shape=(4,), dtype=float)
    b = wp.array(ptr=out.ptr, shape=(2, 2), dtype=float)
    c = wp.array(ptr=p, shape=(n,), dtype=wp.vec3)
    d = wp.array(ptr=p, shape=(n, N, 2), dtype=Cell)
    c[0] = wp.vec3(1.0)
    out[i] = a[i] + b[0, 1] + c[1][0] + d[0, 1, 1].mass
