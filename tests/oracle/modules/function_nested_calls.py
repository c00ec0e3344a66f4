import warp as wp


@wp.func
def inner(x: float):
    return x + 1.0


@wp.func
def middle(x: float):
    return inner(x) * inner(x * 2.0)


@wp.func
def outer(x: float, y: float):
    return middle(inner(x)) + middle(y)


@wp.kernel
def nested(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = outer(inner(a[i]), middle(2.0))
