# expect: 3: 'warp.tid' not a name of the warp module
import warp as wp
from warp import tid


@wp.kernel
def indexed(out: wp.array(dtype=float)):
    out[tid()] = 1.0
