import warp as wp


@wp.kernel
def from_pointer(p: wp.uint64, out: wp.array(dtype=float)):
    i = wp.tid()
    a = wp.array(ptr=p, shape=(4,), dtype=float)
    b = wp.array(ptr=out.ptr, shape=(2, 2), dtype=float)
    out[i] = a[i] + b[0, 1]
