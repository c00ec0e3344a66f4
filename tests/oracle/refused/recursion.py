# expect: 8: calls itself
import warp as wp


@wp.func
def f(n: int):
    if n > 0:
        return f(n - 1)
    return 0


@wp.kernel
def k(a: wp.array(dtype=int)):
    a[0] = f(3)
