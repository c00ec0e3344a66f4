import warp as wp


@wp.kernel
def carried(a: wp.array(dtype=int), n: int, out: wp.array(dtype=int)):
    i = wp.tid()
    lo = int(0)
    hi = int(n)
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] < i:
            lo = mid + 1
        else:
            hi = mid
    out[i] = lo
