# expect: 9: returns other types
import warp as wp


@wp.func
def f(x: float):
    if x > 0.0:
        return x
    return 1


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = f(a[i])
