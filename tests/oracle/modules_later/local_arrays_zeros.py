import warp as wp


@wp.kernel
def local_arrays(out: wp.array(dtype=float)):
    i = wp.tid()
    a = wp.zeros(shape=4, dtype=float)
    b = wp.zeros(shape=(2, 3), dtype=int)
    a[0] = 1.0
    a[1] += 2.0
    b[1, 2] = 5
    out[i] = a[0] + a[1] + float(b[1, 2])
