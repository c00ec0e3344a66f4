# expect: 9: int32 where float32 is expected
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    v = a[i]
    v[0] = i
    a[i] = v
