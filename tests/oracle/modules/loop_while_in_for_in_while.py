import warp as wp


@wp.kernel
def deep(n: int, out: wp.array(dtype=int)):
    i = wp.tid()
    c = int(0)
    k = int(0)
    while k < n:
        for j in range(n):
            m = int(j)
            while m > 0:
                if m == 3:
                    break
                m -= 1
                c += 1
            if j > 4:
                continue
            c += 2
        for j in range(2):
            c += j
        k += 1
    out[i] = c
