import warp as wp


@wp.kernel
def histogram(a: wp.array(dtype=float), bins: wp.array(dtype=int), total: wp.array(dtype=float), n: int):
    i = wp.tid()
    for j in range(n):
        b = int(a[j] * 10.0)
        if b >= 0 and b < 10:
            wp.atomic_add(bins, b, 1)
    for j in range(3):
        wp.atomic_add(total, j, a[i] * float(j))
    if a[i] > 0.0:
        if wp.atomic_add(bins, 10, 1) < 5:
            total[i] = 1.0
