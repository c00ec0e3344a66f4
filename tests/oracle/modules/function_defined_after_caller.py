import warp as wp


@wp.func
def early(x: float):
    return late(x) * 2.0


@wp.func
def late(x: float):
    return x - 1.0


@wp.kernel
def order(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = late(a[i]) + early(a[i])
