import warp as wp


@wp.kernel
def same_names(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    for j in range(3):
        x = a[j]
        y = x * x
        out[j] = y
    out[i] = x + y
