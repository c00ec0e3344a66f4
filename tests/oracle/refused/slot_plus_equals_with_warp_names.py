# expect: 8: has no adjoint
from warp import *
import warp as wp


@wp.kernel
def k(values: wp.array(dtype=wp.vec3), rhs: wp.array(dtype=float)):
    values[0].x += rhs[0]
