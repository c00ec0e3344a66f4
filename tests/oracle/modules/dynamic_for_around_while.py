import warp as wp


@wp.kernel
def around_while(n: int, out: wp.array(dtype=int)):
    i = wp.tid()
    s = int(0)
    for j in range(n):
        k = int(j)
        while k > 0:
            k = k // 2
            s += 1
    out[i] = s
