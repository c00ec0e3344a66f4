import warp as wp


@wp.kernel
def transform_blocks_kernel(
    image: wp.array2d[wp.float64],
    places: wp.array[int],
    coefficients: wp.array3d[wp.float64],
):
    """Eight point cosine transform."""
    r, b = wp.tid()
    x0 = image[r, 8 * b]
    x1 = image[r, 8 * b + 1]
    x2 = image[r, 8 * b + 2]
    x3 = image[r, 8 * b + 3]
    x4 = image[r, 8 * b + 4]
    x5 = image[r, 8 * b + 5]
    x6 = image[r, 8 * b + 6]
    x7 = image[r, 8 * b + 7]
    # even and odd half
    e0 = x0 + x7
    e1 = x1 + x6
    e2 = x2 + x5
    e3 = x3 + x4
    o0 = x0 - x7
    o1 = x1 - x6
    o2 = x2 - x5
    o3 = x3 - x4
    c0 = wp.float64(0.353553) * (e0 + e1 + e2 + e3)
    c4 = wp.float64(0.353553) * (e0 - e1 - e2 + e3)
    c2 = wp.float64(0.461940) * (e0 - e3) + wp.float64(0.191342) * (e1 - e2)
    c6 = wp.float64(0.191342) * (e0 - e3) - wp.float64(0.461940) * (e1 - e2)
    # odd half
    c1 = wp.float64(0.490393) * o0 + wp.float64(0.415735) * o1 + wp.float64(0.277785) * o2 + wp.float64(0.097545) * o3
    c3 = wp.float64(0.415735) * o0 - wp.float64(0.097545) * o1 - wp.float64(0.490393) * o2 - wp.float64(0.277785) * o3
    c5 = wp.float64(0.277785) * o0 - wp.float64(0.490393) * o1 + wp.float64(0.097545) * o2 + wp.float64(0.415735) * o3
    c7 = wp.float64(0.097545) * o0 - wp.float64(0.277785) * o1 + wp.float64(0.415735) * o2 - wp.float64(0.490393) * o3
    coefficients[r, b, places[0]] = c0
    coefficients[r, b, places[1]] = c1
    coefficients[r, b, places[2]] = c2
    coefficients[r, b, places[3]] = c3
    coefficients[r, b, places[4]] = c4
    coefficients[r, b, places[5]] = c5
    coefficients[r, b, places[6]] = c6
    coefficients[r, b, places[7]] = c7
