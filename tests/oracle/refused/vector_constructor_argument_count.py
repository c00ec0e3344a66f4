# expect: 8: 2 values for a vector of length 3
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    a[i] = wp.vec3(1.0, 2.0)
