import warp as wp


@wp.func
def same(x: float):
    return x


@wp.func
def constant():
    return 3


@wp.func
def constants():
    return 1.0, 2, True


@wp.kernel
def returns(a: wp.array(dtype=float)):
    i = wp.tid()
    x, k, b = constants()
    if b:
        a[i] = same(a[i]) + float(constant()) + x + float(k)
