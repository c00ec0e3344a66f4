import warp as wp


@wp.kernel
def literals_64(l: wp.array(dtype=wp.int64), u: wp.array(dtype=wp.uint64), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    l[0] = wp.int64(5000000000)
    l[1] = wp.int64(-1)
    u[0] = wp.uint64(1) << wp.uint64(63)
    u[1] = wp.uint64(0x9E3779B97F4A7C15)
    d[0] = wp.float64(0.1)
    d[1] = wp.float64(1e-300)
    d[2] = wp.float64(3)
    x = wp.int64(2)
    x += wp.int64(40)
    l[2] = x * wp.int64(i)
