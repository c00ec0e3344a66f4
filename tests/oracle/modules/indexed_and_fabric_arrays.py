import warp as wp


@wp.func
def total(a: wp.indexedarray(dtype=float), n: int):
    s = float(0.0)
    for i in range(n):
        s += a[i]
    return s


@wp.kernel
def indexed(a: wp.indexedarray(dtype=float), b: wp.indexedarray2d(dtype=wp.vec3), c: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = a[i] * 2.0 + c[i]
    b[i, 0] = b[i, 1] * a[i]
    row = b[i]
    c[i] = total(a, a.shape[0]) + row[0][1]


@wp.kernel
def subscripted(a: wp.indexedarray[float], b: wp.array(dtype=float)):
    i = wp.tid()
    b[i] += a[i]
    wp.atomic_add(a, i, 1.0)


@wp.kernel
def fabric(a: wp.fabricarray(dtype=float), b: wp.indexedfabricarray(dtype=wp.vec3), c: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = a[i] + c[i]
    b[i] = b[i] * 2.0


@wp.func
def element(a: wp.fabricarray(dtype=wp.float32), i: int):
    return a[i]


@wp.kernel
def other_fabric(a: wp.fabricarray(dtype=wp.float32), b: wp.fabricarray(dtype=int), c: wp.fabricarray(dtype=bool), d: wp.fabricarray[float]):
    i = wp.tid()
    d[i] = 1.0
    a[i] = element(a, i) * 2.0
    b[i] = b[i] + 1
    c[i] = b[i] > 2
