"""doc"""
from __future__ import annotations
import math
import numpy as np
import warp as wp
from warp import vec3
from typing import Any

N = 3
M = N * 2 - 1
PI2 = wp.constant(2.0 * math.pi)
G = wp.vec3(0.0, -9.8, 0.0)
I64 = wp.int64(1 << 40)
BIG = 2**64 - 1
NEG = -7 // 2
vec5 = wp.types.vector(length=5, dtype=float)
mat23d = wp.types.matrix((2, N), wp.float64)
X, Y = 1, 2
D = {"a": 1}
T = wp.transform(wp.vec3(1.0, 2.0, 3.0), wp.quat(0.0, 0.0, 0.0, 1.0))
wp.set_module_options({"enable_backward": False, "max_unroll": 8})


@wp.struct
class Ball:
    """a ball"""
    pos: wp.vec3
    r: float
    xs: wp.array(dtype=wp.vec3, ndim=2)

def helper(): pass

@wp.func
def sq(x: float) -> float:
    return x * x

@wp.func
def two(x: float, b: "Ball" = 3) -> tuple[float, wp.vec3]:
    return x, b.pos

@wp.func
def gen(x: Any):
    return x

@wp.kernel(enable_backward=True, module="unique")
def k(a: wp.array(dtype=float), b: wp.array2d[vec3], c: wp.array[int], ball: Ball, m: mat23d, q: wp.int8):
    """doc"""
    i = wp.tid()
    a[i] = sq(a[i]) + PI2 * float(N)
    # trailing

    # more
# not
if __name__ == "__main__":
    N = 4
