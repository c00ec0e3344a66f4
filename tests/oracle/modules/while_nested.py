import warp as wp


@wp.kernel
def while_nested(n: int, out: wp.array(dtype=int)):
    i = wp.tid()
    k = int(0)
    s = int(0)
    while k < n:
        m = int(0)
        while m < k:
            s += m
            m += 1
            if s > 100:
                break
        k += 1
    out[i] = s
