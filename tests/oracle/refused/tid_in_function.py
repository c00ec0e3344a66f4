# expect: 7: tid() in function only kernels
import warp as wp


@wp.func
def f():
    return wp.tid()


@wp.kernel
def k(a: wp.array(dtype=int)):
    a[0] = f()
