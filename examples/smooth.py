import warp as wp


@wp.struct
class Window:
    weight: float
    limit: int


@wp.func
def blend(a: float, b: float, weight: float):
    return a + (b - a) * weight


@wp.kernel
def smooth(values: wp.array(dtype=float), window: Window, result: wp.array(dtype=float)):
    i = wp.tid()
    if i >= window.limit:
        return
    left = values[wp.max(i - 1, 0)]
    result[i] = blend(values[i], left, window.weight)
