import warp as wp


@wp.func
def f(x: float): return x * 2.0


@wp.kernel
def one_liners(a: wp.array(dtype=float)):
    i = wp.tid(); x = a[i]
    if x > 0.0: x = 1.0
    else: x = 2.0
    for j in range(2): x += float(j)
    a[i] = f(x); a[i] += 1.0
