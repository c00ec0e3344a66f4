# expect: 7: tid outside a kernel
import warp as wp


@wp.func
def f():
    return wp.tid()


@wp.kernel
def k(a: wp.array(dtype=int)):
    a[0] = f()
