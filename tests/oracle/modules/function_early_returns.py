import warp as wp


@wp.func
def sign_of(x: float):
    if x > 0.0:
        return 1.0
    if x < 0.0:
        return -1.0
    return 0.0


@wp.func
def branchy(x: float, y: float):
    if x > y:
        return x * 2.0
    else:
        z = y + 1.0
        return z


@wp.kernel
def early(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = sign_of(a[i]) + branchy(a[i], 1.0)
