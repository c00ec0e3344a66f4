import warp as wp
from warp import *


@wp.func
def helper(values: wp.array(dtype=wp.vec3), rhs: float):
    values[0].x += rhs
    values[0][1] -= rhs
    values[1] += wp.vec3(rhs)


@wp.kernel
def slots(values: wp.array(dtype=wp.vec3), rhs: wp.array(dtype=float)):
    values[0].x += rhs[0]
    values[0][1] -= rhs[0]
    values[0].z *= rhs[0]
    rhs[0] += 2.0
    v = values[1]
    v.x += 1.0
    v[1] -= 2.0
    values[2] = v
    helper(values, 2.0)
