"""The least and greatest integers of 64 bits keep their signs and suffixes."""

import warp as wp


@wp.kernel
def least(x: wp.array(dtype=wp.int64), y: wp.array(dtype=wp.uint64)):
    x[0] = wp.int64(-9223372036854775808)
    x[1] = wp.int64(-9223372036854775807)
    y[0] = wp.uint64(9223372036854775808)
    y[1] = wp.uint64(18446744073709551615)
