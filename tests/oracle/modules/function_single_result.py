import warp as wp


@wp.func
def square(x: float) -> float:
    return x * x


@wp.kernel
def single(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = square(a[i]) + square(2.0)
