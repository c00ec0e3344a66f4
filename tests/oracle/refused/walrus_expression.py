# expect: 8: NamedExpr is not supported
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    if (x := a[i]) > 0.0:
        a[i] = x * 2.0
