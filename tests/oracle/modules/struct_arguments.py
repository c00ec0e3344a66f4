import warp as wp


@wp.struct
class Params:
    gain: float
    count: int
    center: wp.vec3
    flag: wp.bool
    frame: wp.transform


@wp.kernel
def struct_args(p: Params, out: wp.array(dtype=float)):
    i = wp.tid()
    x = p.gain * float(p.count) + p.center[0] + p.center.y
    if p.flag:
        x += p.frame.p.x + wp.transform_point(p.frame, p.center)[2]
    out[i] = x
