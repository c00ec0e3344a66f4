# expect: 8: augmented assignment no adjoint
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    a[i][1] *= 2.0
