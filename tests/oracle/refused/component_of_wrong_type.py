# expect: 9: component of type float32 set to int32
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    v = a[i]
    v[0] = i
    a[i] = v
