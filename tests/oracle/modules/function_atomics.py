import warp as wp


@wp.func
def accumulate(counter: wp.array(dtype=int), total: wp.array(dtype=float), x: float):
    slot = wp.atomic_add(counter, 0, 1)
    wp.atomic_max(total, 0, x)
    return slot


@wp.kernel
def compact(a: wp.array(dtype=float), counter: wp.array(dtype=int), total: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    if a[i] > 0.0:
        k = accumulate(counter, total, a[i])
        out[k] = a[i]
