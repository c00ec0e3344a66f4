import warp as wp


@wp.func
def minmax(x: float, y: float):
    return wp.min(x, y), wp.max(x, y)


@wp.kernel
def reassigned(a: wp.array(dtype=float), n: int, out: wp.array(dtype=float)):
    i = wp.tid()
    lo = float(0.0)
    hi = float(1.0)
    for j in range(n):
        lo, hi = minmax(lo + a[j], hi)
    lo, hi = minmax(hi, lo)
    out[i] = lo + hi
