import warp as wp


@wp.kernel
def while_true(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    k = int(0)
    while True:
        k += 1
        if float(k) > a[i]:
            break
    out[i] = float(k)
