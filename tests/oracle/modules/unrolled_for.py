import warp as wp


@wp.kernel
def unrolled(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    s = a[i]
    for j in range(4):
        s = s + a[j] * float(j)
    out[i] = s
