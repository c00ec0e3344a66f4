import warp as wp


@wp.kernel
def if_in_loop(a: wp.array(dtype=float), n: int, out: wp.array(dtype=float)):
    i = wp.tid()
    s = float(0.0)
    m = int(0)
    for j in range(n):
        x = a[j]
        if x > 0.0:
            s += x
            m = j
        elif x < -1.0:
            s -= x
        else:
            s = s * 0.5
    out[i] = s + float(m)
