import math

import warp as wp

N = 4
HALF = N / 2
SQUARED = N**2
MASK = (1 << N) - 1
ROOT = math.sqrt(2.0)
SUM = wp.constant(N + 3)
MIXED = -0.5 * ROOT + 1
DIV = 7 // 2
MOD = 7 % 4
NOT = ~5


@wp.kernel
def expressions(a: wp.array(dtype=float), b: wp.array(dtype=int)):
    i = wp.tid()
    a[0] = HALF + ROOT + MIXED
    b[0] = SQUARED + MASK + SUM + DIV + MOD + NOT
