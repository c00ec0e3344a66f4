import warp as wp


@wp.func
def half(x: float):
    return x * 0.5


@wp.kernel
def ifexp_calls(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = half(a[i]) if a[i] > 1.0 else wp.sqrt(wp.abs(a[i]))
    out[i] += a[i + 1] if i < 3 else a[0]
