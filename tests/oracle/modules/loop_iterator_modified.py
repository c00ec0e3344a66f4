import warp as wp


@wp.kernel
def modified(n: int, out: wp.array(dtype=int)):
    i = wp.tid()
    for j in range(n):
        k = j
        k += 1
        out[k] = j
    for j in range(n):
        j = j + 1
        out[j] = j
