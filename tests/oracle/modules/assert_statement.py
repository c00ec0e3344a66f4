import warp as wp


@wp.kernel
def asserts(a: wp.array(dtype=float)):
    i = wp.tid()
    assert a[i] > 0.0
    assert i >= 0, "index is negative"
    a[i] = 1.0
