import warp as wp


@wp.func
def size(x: float):
    return x


@wp.func
def size(x: wp.vec3):
    return wp.length(x)


@wp.func
def size(x: float, y: float):
    return x + y


@wp.func
def size(x: int):
    return float(x)


@wp.kernel
def overloads(a: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = size(1.0) + size(a[i]) + size(2.0, 3.0) + size(i)
