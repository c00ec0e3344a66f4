import warp as wp


@wp.kernel
def pass_branch(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    x = a[i]
    if x > 1.0:
        pass
    else:
        x = 1.0
    for _k in range(3):
        pass
    out[i] = x
