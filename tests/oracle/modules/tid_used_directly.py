import warp as wp


@wp.kernel
def tid_direct(a: wp.array(dtype=float), out: wp.array(dtype=float)):
    out[wp.tid()] = a[wp.tid()] * 2.0
