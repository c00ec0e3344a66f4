import warp as wp


@wp.kernel
def carried(a: wp.array(dtype=float), n: int, out: wp.array(dtype=float)):
    i = wp.tid()
    lo = float(1.0e10)
    hi = a[0]
    at = int(-1)
    for j in range(n):
        x = a[j]
        if x < lo:
            lo = x
            at = j
        hi = wp.max(hi, x)
    out[i] = lo + hi + float(at)
