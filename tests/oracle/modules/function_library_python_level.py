import warp as wp


@wp.kernel
def library(a: wp.array(dtype=wp.vec3), q: wp.quat, out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = wp.norm_l1(a[i]) + wp.norm_l2(a[i]) + wp.norm_huber(a[i], 1.0)
    out[i] += wp.quat_twist_angle(a[i], q)
