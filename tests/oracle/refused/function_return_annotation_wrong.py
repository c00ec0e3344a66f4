# expect: 7: returns annotated float32 int32
import warp as wp


@wp.func
def f(x: float) -> int:
    return x * 2.0


@wp.kernel
def k(a: wp.array(dtype=int)):
    i = wp.tid()
    a[i] = f(1.0)
