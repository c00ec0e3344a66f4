import warp as wp


@wp.kernel
def swap_elements(a: wp.array(dtype=float)):
    i = wp.tid()
    t = a[i]
    a[i] = a[i + 1]
    a[i + 1] = t
