import warp as wp


@wp.func
def store_twice(a: wp.array(dtype=float), i: int, x: float):
    a[i] = x
    a[i + 1] = x * 2.0


@wp.func
def maybe_store(a: wp.array(dtype=float), i: int):
    if i > 3:
        return
    a[i] = 1.0


@wp.kernel
def no_result(a: wp.array(dtype=float)):
    i = wp.tid()
    store_twice(a, i, 1.0)
    maybe_store(a, i)
