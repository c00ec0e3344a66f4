# expect: 9: existing symbol x of a different type
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    x = a[i] * 2.0
    x = wp.vec3(1.0)
    a[i] = 1.0
