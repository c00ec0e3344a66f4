import warp as wp


@wp.kernel
def iterator_after(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    s = float(0.0)
    for j in range(3):
        s += a[j]
    out[i] = s + float(j)
