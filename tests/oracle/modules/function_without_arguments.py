import warp as wp


@wp.func
def one():
    return 1.0


@wp.func
def origin():
    return wp.vec3(0.0, 0.0, 0.0)


@wp.kernel
def no_arguments(out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = one() + origin()[0]
