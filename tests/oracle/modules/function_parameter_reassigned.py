import warp as wp


@wp.func
def settle(x: float, n: int):
    x = x * 2.0
    n += 1
    if n > 3:
        x = x + 1.0
    return x + float(n)


@wp.kernel
def reassign(a: wp.array(dtype=float)):
    i = wp.tid()
    x = a[i]
    y = settle(x, i)
    a[i] = x + y
