"""What a constant's type has and the constant lacks: its hash takes the constant itself for it."""

import warp as wp

DIRECTION = wp.vec3(1.0, 2.0, 3.0)
TURN = wp.quat(0.0, 0.0, 0.0, 1.0)


@wp.kernel
def lengths(x: wp.array(dtype=float)):
    x[0] = float(DIRECTION.length)
    x[1] = float(TURN.length) + DIRECTION.dtype(2)
