# expect: 1: no kernel
import warp as wp


@wp.func
def f(x: float):
    return x
