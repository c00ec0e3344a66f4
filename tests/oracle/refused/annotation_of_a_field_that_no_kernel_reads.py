# expect: 8: 'list' is no type for a field of a struct
import warp as wp


@wp.struct
class Unused:
    x: float
    y: list


@wp.kernel
def k(a: wp.array(dtype=float)):
    a[0] = 1.0
