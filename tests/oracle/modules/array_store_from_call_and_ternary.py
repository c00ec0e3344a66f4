import warp as wp


@wp.func
def f(x: float, y: float):
    return x - y


@wp.kernel
def stores(a: wp.array(dtype=float), out: wp.array2d(dtype=float)):
    i, j = wp.tid()
    out[i, j] = f(a[i], a[j])
    out[j, i] = a[i] if i < j else a[j]
    out[0, wp.min(i, j)] = wp.max(a[i], 0.0)
