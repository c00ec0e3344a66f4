import warp as wp


@wp.func
def doubled(x: float):
    return x * 2.0 \


@wp.kernel
def k(a: wp.array(dtype=float)):
    a[0] = doubled(a[1])
