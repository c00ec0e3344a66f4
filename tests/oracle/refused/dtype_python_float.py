# expect: 8: Python's float as a dtype of wp.quat_identity()
import warp as wp


@wp.kernel
def k(a: wp.array(dtype=wp.quat)):
    i = wp.tid()
    a[i] = a[i] * wp.quat_identity(dtype=float)
