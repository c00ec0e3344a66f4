# expect: 8: all values must have type float32
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    a[i] = wp.vec3(1.0, i, 2.0)
