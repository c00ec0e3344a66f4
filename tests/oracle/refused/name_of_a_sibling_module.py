# expect: 8: 'SCALE' imported at line 3 another module weft.lower(kernel) 'weft capture'
import warp as wp
from string import digits as SCALE


@wp.kernel
def k(a: wp.array(dtype=float)):
    a[0] = SCALE
