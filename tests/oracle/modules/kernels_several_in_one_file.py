import warp as wp


@wp.func
def shared(x: float):
    return x * 2.0


@wp.func
def second_only(x: float):
    return shared(x) + 1.0


@wp.kernel
def first(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = shared(a[i])


@wp.kernel
def second(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = second_only(a[i])


@wp.kernel
def third(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = 1.0
