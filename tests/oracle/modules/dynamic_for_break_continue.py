import warp as wp


@wp.kernel
def break_continue(a: wp.array(dtype=float), n: int, out: wp.array(dtype=float)):
    i = wp.tid()
    s = float(0.0)
    for j in range(n):
        if a[j] < 0.0:
            continue
        if a[j] > 100.0:
            break
        s += a[j]
    out[i] = s
