# expect: 8: no overload of cross
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=wp.vec2)):
    i = wp.tid()
    a[i] = wp.cross(a[i], 1.0)
