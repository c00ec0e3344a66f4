# expect: 9: x has type float32 vec3f
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    x = a[i] * 2.0
    x = wp.vec3(1.0)
    a[i] = 1.0
