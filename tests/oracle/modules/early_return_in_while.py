import warp as wp


@wp.kernel
def return_in_while(a: wp.array(dtype=float), out: wp.array(dtype=int)):
    i = wp.tid()
    k = int(0)
    while k < 8:
        if a[k] > 2.0:
            out[i] = k
            return
        k += 1
    out[i] = 100
