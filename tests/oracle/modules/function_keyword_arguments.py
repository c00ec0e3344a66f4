import warp as wp


@wp.func
def mix(a: float, b: float, t: float):
    return a * (1.0 - t) + b * t


@wp.kernel
def keywords(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = mix(1.0, b=2.0, t=0.5) + mix(t=x[i], a=1.0, b=3.0) + wp.clamp(x[i], low=0.0, high=1.0)
