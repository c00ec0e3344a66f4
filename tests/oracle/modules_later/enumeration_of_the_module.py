from enum import IntEnum

import warp as wp


# Warp takes its members as numbers.
class Mode(IntEnum):
    A = 0
    B = 1


@wp.kernel
def enumeration_of_the_module(out: wp.array(dtype=int)):
    out[wp.tid()] = Mode.B
