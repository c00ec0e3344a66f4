# expect: 8: overload of clamp lower=
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = wp.clamp(a[i], lower=0.0, high=1.0)
