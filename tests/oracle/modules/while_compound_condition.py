import warp as wp


@wp.kernel
def while_compound(a: wp.array(dtype=float), n: int):
    i = wp.tid()
    k = int(0)
    x = a[i]
    while k < n and x < 10.0 or k == 3:
        x = x * 1.5
        k += 1
    a[i] = x
