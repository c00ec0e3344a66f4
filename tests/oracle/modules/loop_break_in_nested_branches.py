import warp as wp


@wp.kernel
def breaks(a: wp.array(dtype=float), n: int, out: wp.array(dtype=int)):
    i = wp.tid()
    c = int(0)
    for j in range(n):
        if a[j] > 0.0:
            c += 1
            if a[j] > 1.0:
                c += 10
                break
            else:
                continue
        elif a[j] < -5.0:
            break
        c += 100
    out[i] = c
