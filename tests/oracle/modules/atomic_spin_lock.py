import warp as wp


@wp.kernel
def locked(lock: wp.array(dtype=int), a: wp.array(dtype=float)):
    i = wp.tid()
    while wp.atomic_cas(lock, 0, 0, 1) == 1:
        pass
    a[0] = a[0] + float(i)
    wp.atomic_exch(lock, 0, 0)
