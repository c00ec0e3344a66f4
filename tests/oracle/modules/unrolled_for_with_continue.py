import warp as wp


@wp.kernel
def unrolled_continue(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    s = float(0.0)
    for j in range(4):
        if a[j] < 0.0:
            continue
        s += a[j]
    out[i] = s
