# expect: 8: no attribute w
import warp as wp


@wp.kernel
def k(v: wp.vec3, a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = v.w
