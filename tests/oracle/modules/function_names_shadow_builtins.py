import warp as wp


@wp.func
def length(v: wp.vec3):
    return wp.length(v) * 2.0


@wp.func
def clamp(x: float, lo: float, hi: float):
    return wp.min(wp.max(x, lo), hi)


@wp.kernel
def names(a: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = length(a[i]) + clamp(out[i], 0.0, 1.0) + wp.clamp(out[i], 0.0, 2.0)
