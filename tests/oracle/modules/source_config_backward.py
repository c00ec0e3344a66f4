import warp as wp

wp.config.enable_backward = False


@wp.func
def f(x: float):
    return x * 2.0


@wp.kernel
def without(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = f(a[i])


@wp.kernel(enable_backward=True)
def with_all_the_same(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = f(a[i])


wp.config.enable_backward = True
