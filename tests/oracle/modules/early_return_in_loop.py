import warp as wp


@wp.kernel
def return_in_loop(a: wp.array(dtype=float), n: int, out: wp.array(dtype=int)):
    i = wp.tid()
    for j in range(n):
        if a[j] > a[i]:
            out[i] = j
            return
    for k in range(3):
        if a[k] < 0.0:
            return
    out[i] = -1
