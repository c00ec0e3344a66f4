# expect: 13: no attribute weight
import warp as wp


@wp.struct
class S:
    mass: float


@wp.kernel
def k(s: S, a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = s.weight
