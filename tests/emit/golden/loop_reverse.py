import warp as wp


@wp.kernel
def loop_reverse(x: wp.array2d(dtype=float), n: int, out: wp.array(dtype=float)):
    i = wp.tid()
    total = float(0.0)
    for j in range(n):
        if x[i, j] < 0.0:
            continue
        for k in range(2):
            total += x[i, j] * float(k)
        if total > 10.0:
            break
    steps = int(0)
    while steps < n:
        total = total * 0.5
        steps += 1
    out[i] = total
