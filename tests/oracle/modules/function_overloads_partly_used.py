import warp as wp


@wp.func
def pick(x: int):
    return x + 1


@wp.func
def pick(x: float):
    return x + 1.0


@wp.func
def pick(x: wp.vec2):
    return x[0]


@wp.kernel
def partly(out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = pick(2.0)
