import warp as wp


@wp.func(name="renamed")
def original(x: float):
    return x * 2.0


@wp.kernel
def uses_renamed(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = original(a[i])
