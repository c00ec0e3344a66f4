import warp as wp


@wp.func
def bounds(a: float, b: float):
    if a > b:
        return b, a
    return a, b


@wp.func
def middle(a: float, b: float) -> float:
    low, high = bounds(a, b)
    return 0.5 * (low + high)


@wp.kernel
def functions(x: wp.array(dtype=float), limit: float, out: wp.array(dtype=float)):
    i = wp.tid()
    if i > 1000:
        return
    low, high = bounds(x[i], limit)
    out[i] = middle(low, high) if limit > 0.0 else -limit
