import warp as wp


@wp.func
def take(counter: wp.array(dtype=int)):
    return wp.atomic_add(counter, 0, 1) < 4


@wp.kernel
def conditional(counter: wp.array(dtype=int), out: wp.array(dtype=int)):
    i = wp.tid()
    if take(counter):
        out[i] = 1
    elif take(counter) or take(counter):
        out[i] = 2
