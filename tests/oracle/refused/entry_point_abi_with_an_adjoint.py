# expect: 5: needs enable_backward=False
import warp as wp


@wp.kernel(entry_point_abi="external_constant_params")
def other(a: wp.array(dtype=float)):
    a[0] = 1.0


@wp.kernel
def k(a: wp.array(dtype=float)):
    a[0] = 1.0
