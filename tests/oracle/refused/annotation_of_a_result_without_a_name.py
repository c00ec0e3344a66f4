# expect: 6: 'warp' has no 'nosuch'
import warp as wp


@wp.func
def unused(x: float) -> "wp.nosuch":
    return x


@wp.kernel
def k(a: wp.array(dtype=float)):
    a[0] = 1.0
