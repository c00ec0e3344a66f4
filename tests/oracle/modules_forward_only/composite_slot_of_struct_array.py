# Warp refuses this with backward code enabled: composite slots have no adjoint for these operators.
import warp as wp


@wp.struct
class S:
    a: float
    k: int
    v: wp.vec3


@wp.kernel
def slots(s: wp.array(dtype=S)):
    i = wp.tid()
    s[i].a *= 2.0
    s[i].k |= 2
    s[i].v *= 3.0
    s[i].v[1] /= 2.0
