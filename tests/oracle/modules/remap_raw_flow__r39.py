import warp as wp


@wp.kernel
def remap_raw_flow(prices: wp.array2d(dtype=wp.float64), samples_in: wp.array(dtype=wp.vec3d, ndim=2), transformed: wp.array(dtype=wp.int32, ndim=2), margin: wp.float64, invert_sign: bool, weight: wp.float64):
    row, col = wp.tid()
    collected = int(weight)
    remainder = int(0)
    while remainder < 10:
        span = wp.min(int(margin), int(samples_in[row, col][2]))
        bucket = span * wp.max(int(margin), int(weight))
        collected += bucket * remainder
        remainder += 1
    transformed[row, col] = (collected & int(invert_sign)) - int(prices[row, col])
