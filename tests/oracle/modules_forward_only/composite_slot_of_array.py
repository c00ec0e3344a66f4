# Warp refuses this with backward code enabled: composite slots have no adjoint for these operators.
import warp as wp


@wp.kernel
def slots(a: wp.array(dtype=wp.vec3), m: wp.array(dtype=wp.mat22)):
    i = wp.tid()
    a[i][1] *= 2.0
    a[i].x /= 3.0
    m[i][0, 1] *= 4.0
