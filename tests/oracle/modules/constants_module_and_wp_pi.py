import math

import warp as wp

GRAVITY = wp.constant(9.81)
COUNT = wp.constant(7)
PLAIN = 0.25
NEGATIVE = -3
TINY = 1e-9
HUGE = 1e20
FLAG = True
TWO_PI = 2.0 * math.pi
TYPED = wp.constant(wp.float64(0.1))
BIG = wp.constant(wp.uint64(18446744073709551615))


@wp.kernel
def constants(out: wp.array(dtype=float), out64: wp.array(dtype=wp.float64), outu: wp.array(dtype=wp.uint64)):
    i = wp.tid()
    out[0] = GRAVITY + PLAIN
    out[1] = float(COUNT) + float(NEGATIVE)
    out[2] = TINY * HUGE
    out[3] = TWO_PI
    out[4] = wp.pi + wp.PI + wp.e + wp.tau
    out[5] = math.pi
    if FLAG:
        out[6] = wp.inf
    out[7] = wp.half_pi + wp.phi + wp.log2e + wp.ln2
    out64[0] = TYPED
    outu[0] = BIG
