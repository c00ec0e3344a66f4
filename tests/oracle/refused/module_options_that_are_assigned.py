# expect: 1: module option ? = ?
import warp as wp


@wp.kernel(module="unique")
def k(a: wp.array(dtype=float)):
    a[wp.tid()] = 1.0


k.module.options["enable_backward"] = False
