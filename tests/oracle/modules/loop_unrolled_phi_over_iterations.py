import warp as wp


@wp.kernel
def phi(a: wp.array(dtype=float), out: wp.array(dtype=int)):
    i = wp.tid()
    best = a[0]
    at = int(0)
    for j in range(1, 4):
        if a[j] > best:
            best = a[j]
            at = j
    out[i] = at
