# expect: 8: FunctionDef is not supported
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    def f(x: float):
        return x
    a[i] = 1.0
