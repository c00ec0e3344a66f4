import warp as wp


@wp.kernel
def ints(a: wp.array(dtype=int), b: wp.array(dtype=wp.int64), c: wp.array(dtype=wp.uint64)):
    i = wp.tid()
    a[0] = 0
    a[1] = 0x1F
    a[2] = 0b1011
    a[3] = 0o17
    a[4] = 1_000_000
    a[5] = 2147483647
    a[6] = -2147483648
    a[7] = 0xFFFFFFFF
    b[0] = wp.int64(9223372036854775807)
    b[1] = wp.int64(-5)
    c[0] = wp.uint64(18446744073709551615)
    c[1] = wp.uint64(0xFFFFFFFFFFFFFFFF)
